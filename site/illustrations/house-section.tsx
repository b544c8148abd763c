import { LiveOak } from './garden.tsx';
import { InspectorOnLadder } from './inspector.tsx';

const hail = [
  [86, 36],
  [140, 70],
  [196, 30],
  [232, 84],
  [112, 118],
  [168, 128],
  [58, 82],
  [276, 46],
] as const;

const marks = [
  { x: 214, y: 132 },
  { x: 330, y: 178 },
  { x: 486, y: 286 },
  { x: 256, y: 392 },
] as const;

/** A house cut open, from the hail above it to the clay below; the marks count its weak points. */
export function HouseSection() {
  return (
    <svg className="site-art site-house-section" viewBox="0 0 640 500" aria-hidden="true">
      <path d="M0 0H640V500H0z" fill="var(--art-sky)" />
      <circle cx="548" cy="82" r="34" fill="var(--art-sun)" />
      <g fill="var(--art-haze)">
        {hail.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r={4 + (x % 3)} />
        ))}
      </g>
      <path d="M0 330C100 308 200 318 320 316S560 306 640 318V400H0z" fill="var(--art-hill)" />
      <g transform="translate(586 376) scale(.8)">
        <LiveOak />
      </g>
      <Ground />
      <Rooms />
      <Roof />
      <Pipes />
      <g transform="translate(58 384)">
        <InspectorOnLadder />
      </g>
      {marks.map(({ x, y }, index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r="18" fill="var(--art-paper)" />
          <circle r="14.5" fill="var(--art-warm-deep)" />
          <text y="5.5" textAnchor="middle" fontSize="16" fontWeight="700" fill="#fff">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Ground() {
  return (
    <>
      <path d="M0 382C120 374 520 374 640 382V500H0z" fill="var(--art-clay)" />
      <path d="M0 382C120 374 520 374 640 382V394H0z" fill="var(--art-grass-deep)" />
      <path d="M0 446C160 430 300 456 640 440V500H0z" fill="var(--art-clay-deep)" />
      <path
        d="M70 396l10 22-8 18 12 24M356 418l-8 18 10 16-4 20M540 396l-12 26 10 16-8 30M196 420l8 18-6 20"
        fill="none"
        stroke="var(--art-clay-deep)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </>
  );
}

function Rooms() {
  return (
    <>
      <path d="M128 372H492V410H128z" fill="var(--art-stone-deep)" />
      <path d="M128 372H492V384H128z" fill="var(--art-stone)" />
      <path d="M140 222H480V372H140z" fill="var(--art-room)" />
      <path
        d="M128 214H140V372H128zM480 214H492V372H480zM312 228H320V372H312z"
        fill="var(--art-brick)"
      />
      <path d="M168 262h56v50h-56z" fill="var(--art-trim)" />
      <path d="M173 267h46v40h-46z" fill="var(--art-glass)" />
      <path d="M164 338c0-8 6-12 12-12h64c8 0 12 4 12 12v26h-88z" fill="var(--art-blue)" />
      <path d="M158 346h12v26h-12zM246 346h12v26h-12zM164 352h88v14h-88z" fill="var(--art-bloom)" />
      <path d="M280 372v-62" stroke="var(--art-ink)" strokeWidth="3" />
      <path d="M270 290h20l8 24h-36z" fill="var(--art-warm)" />
      <path d="M344 322h92v50h-92z" fill="var(--art-timber-deep)" />
      <path d="M338 314h104v9H338z" fill="var(--art-trim)" />
      <path d="M366 332v34M412 332v34M390 323v49" stroke="var(--art-timber)" strokeWidth="2.5" />
      <path d="M374 314v-18c0-10 16-10 16 0" fill="none" stroke="var(--art-roof)" strokeWidth="5" />
    </>
  );
}

function Roof() {
  return (
    <>
      <path d="M116 222 310 92 504 222z" fill="var(--art-timber)" />
      <path d="M144 212 310 101 476 212z" fill="var(--art-room)" />
      <path d="M128 212H492V228H128z" fill="var(--art-timber-deep)" />
      <path d="M152 200h316v12H152z" fill="var(--art-bloom-tip)" />
      <path
        d="M310 104V206M228 206 310 150 392 206"
        fill="none"
        stroke="var(--art-timber-deep)"
        strokeWidth="6"
      />
      <path d="M104 226 310 88 516 226" fill="none" stroke="var(--art-roof)" strokeWidth="16" />
      <path d="M104 226 310 88 516 226" fill="none" stroke="var(--art-roof-deep)" strokeWidth="3" />
    </>
  );
}

function Pipes() {
  return (
    <path
      d="M486 392V205H410M486 350H436"
      fill="none"
      stroke="var(--art-blue)"
      strokeWidth="5"
      strokeLinejoin="round"
    />
  );
}
