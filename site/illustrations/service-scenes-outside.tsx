import { Backdrop } from './backdrop.tsx';
import { BrickWall } from './brick-wall.tsx';
import { CheckPin } from './check-pin.tsx';
import { LiveOak } from './garden.tsx';
import { RanchHouse } from './ranch-house.tsx';

/** The whole home, finding by finding. */
export function HouseScene() {
  return (
    <>
      <Backdrop />
      <g transform="translate(276 146) scale(.5)">
        <LiveOak />
      </g>
      <g transform="translate(24 146) scale(.52)">
        <RanchHouse />
      </g>
      <path d="M0 144C100 150 220 148 320 142V180H0z" fill="var(--art-grass-deep)" />
      <CheckPin x={88} y={74} />
      <CheckPin x={194} y={86} />
      <CheckPin x={246} y={132} />
    </>
  );
}

const studs = [64, 90, 116, 142, 168, 194, 220, 246] as const;

/** A frame on its slab, before drywall hides it. */
export function FrameScene() {
  return (
    <>
      <Backdrop />
      <path d="M0 146C80 140 240 140 320 146V180H0z" fill="var(--art-clay)" />
      <path d="M44 142H276V156H44z" fill="var(--art-stone-deep)" />
      <path d="M44 142H276v5H44z" fill="var(--art-stone)" />
      <g fill="none" stroke="var(--art-timber)" strokeWidth="6">
        <path d="M56 139H264M56 76H264" />
        {studs.map((x) => (
          <path key={x} d={`M${x} 139V76`} />
        ))}
        <path d="M42 78 160 22 278 78M100 76 160 46 220 76M160 24V76" />
      </g>
      <path d="M116 110H168M194 116 246 90" stroke="var(--art-timber-deep)" strokeWidth="5" />
      <path d="M42 78 160 22 278 78" fill="none" stroke="var(--art-timber-deep)" strokeWidth="2" />
      <g transform="translate(18 162)" fill="var(--art-timber-deep)">
        <path d="M0 0h70v5H0zM6-7h62v5H6z" />
      </g>
      <CheckPin x={160} y={92} />
      <CheckPin x={246} y={150} />
    </>
  );
}

/** Gutter, air conditioning and wall: what a yearly check-up looks at. */
export function UpkeepScene() {
  return (
    <>
      <BrickWall width={320} height={180} />
      <path d="M0 0H320V26H0z" fill="var(--art-roof)" />
      <path d="M0 12H320" stroke="var(--art-roof-deep)" strokeWidth="2" />
      <path d="M0 24H320V40H0z" fill="var(--art-trim)" />
      <path d="M0 36H320V40H0z" fill="var(--art-trim-deep)" />
      <path d="M38 40h13v104l14 14-9 9-18-18z" fill="var(--art-trim)" />
      <path d="M36 74h17v5H36zM36 120h17v5H36z" fill="var(--art-trim-deep)" />
      <path d="M0 158C90 152 220 160 320 154V180H0z" fill="var(--art-grass-deep)" />
      <path d="M164 156H282V166H164z" fill="var(--art-stone)" />
      <path d="M172 84H274V156H172z" fill="var(--art-line)" />
      <path d="M168 78H278V88H168z" fill="var(--art-roof-deep)" />
      <circle cx="223" cy="122" r="27" fill="var(--art-roof-deep)" />
      <path
        d="M223 122c-4-12 2-20 10-20-1 9-4 15-10 20zm0 0c12-4 20 2 20 10-9-1-15-4-20-10zm0 0c4 12-2 20-10 20 1-9 4-15 10-20zm0 0c-12 4-20-2-20-10 9 1 15 4 20 10z"
        fill="var(--art-trim)"
      />
      <path
        d="M180 98h8M180 106h8M180 114h8M180 122h8M180 130h8M258 98h8M258 106h8M258 114h8M258 122h8M258 130h8"
        stroke="var(--art-roof)"
        strokeWidth="2.5"
      />
      <path d="M274 104h16V60" fill="none" stroke="var(--art-warm)" strokeWidth="4" />
      <CheckPin x={44} y={56} />
      <CheckPin x={262} y={82} />
      <CheckPin x={118} y={110} />
    </>
  );
}
