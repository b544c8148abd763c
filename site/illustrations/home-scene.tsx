import { BluebonnetField } from './bluebonnet-field.tsx';
import { CheckPin } from './check-pin.tsx';
import { LiveOak, Shrub } from './garden.tsx';
import { InspectorOnLadder } from './inspector.tsx';
import { RanchHouse } from './ranch-house.tsx';

/** A brick ranch house being looked over, bluebonnets in front, the city far behind. */
export function HomeScene() {
  return (
    <svg
      className="site-art site-home-scene"
      viewBox="0 0 1440 490"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <Clouds />
      <Skyline />
      <path d="M0 342C200 316 420 332 640 322S1120 308 1440 328V490H0z" fill="var(--art-hill)" />
      <path d="M0 376C260 354 520 364 760 364S1240 356 1440 364V490H0z" fill="var(--art-grass)" />
      <g transform="translate(1392 392) scale(1.3)">
        <LiveOak />
      </g>
      <path d="M1172 394h152l76 80h-268z" fill="var(--art-stone)" />
      <g transform="translate(744 396) scale(1.2)">
        <RanchHouse />
      </g>
      <g transform="translate(786 402) scale(1.15)">
        <Shrub />
      </g>
      <g transform="translate(996 402) scale(.8)">
        <Shrub />
      </g>
      <g transform="translate(1114 404) scale(1.2)">
        <InspectorOnLadder />
      </g>
      <CheckPin x={890} y={258} />
      <CheckPin x={1296} y={262} />
      <CheckPin x={1052} y={300} />
      <path
        d="M0 418C300 402 640 412 900 410S1290 404 1440 412V490H0z"
        fill="var(--art-grass-deep)"
      />
      <BluebonnetField y={386} width={1440} height={104} />
    </svg>
  );
}

function Clouds() {
  return (
    <g fill="var(--art-cloud)" opacity=".6">
      <path d="M1000 92h150a20 20 0 0 0-6-38c-10-26-50-26-60-4-22-10-44 2-46 20-22-4-44 4-38 22z" />
      <path d="M1290 40h96a14 14 0 0 0-4-26c-8-18-36-16-42-2-18-6-32 4-32 14-12-2-22 4-18 14z" />
      <path d="M760 150h78a12 12 0 0 0-4-22c-8-14-28-12-34-2-14-4-26 4-26 12-12-2-18 4-14 12z" />
    </g>
  );
}

/** Dallas on the horizon, with its tower and ball. */
function Skyline() {
  return (
    <g fill="var(--art-haze)" transform="translate(604 334) scale(.82)">
      <path d="M24 0v-46h20V0zM50 0v-66l11-12 11 12V0zM78 0v-52h16V0zM98 0v-82h18V0zM120 0v-62h24V0zM148 0v-38h18V0zM170 0v-50l15-9V0z" />
      <path d="M2 0v-62h5V0z" />
      <circle cx="4.5" cy="-66" r="9" />
    </g>
  );
}
