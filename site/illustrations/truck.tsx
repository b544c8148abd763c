import { Bluebonnet } from './bluebonnet.tsx';
import { LiveOak } from './garden.tsx';
import { HeroArt } from './hero-art.tsx';

/** The inspector's truck, on its way. */
export function Truck() {
  return (
    <HeroArt>
      <g transform="translate(404 252) scale(.86)">
        <LiveOak />
      </g>
      <g transform="translate(70 88)">
        <path
          d="M14 30H262M14 14H262M42 30V14M84 30V14M126 30V14M168 30V14M210 30V14"
          stroke="var(--art-timber-deep)"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M30 84V30h6v54zM136 84V30h6v54z" fill="var(--art-roof-deep)" />
        <path
          d="M6 84h150V40c0-6 4-10 10-10h66c10 0 18 4 24 12l32 42 44 8c12 2 18 10 18 22v30H6z"
          fill="var(--art-trim)"
        />
        <path d="M6 120h344v24H6z" fill="var(--art-blue)" />
        <path d="M172 44h36v40h-36zM218 44h14c5 0 9 2 12 6l26 34h-52z" fill="var(--art-glass)" />
        <path d="M163 30V144M213 84v60" stroke="var(--art-trim-deep)" strokeWidth="2" />
        <path d="M196 96h12" stroke="var(--art-roof)" strokeWidth="4" strokeLinecap="round" />
        <path d="M338 104h12v12h-12z" fill="var(--art-glass-deep)" />
        <path d="M342 132h18v14h-18zM-2 132h14v14H-2z" fill="var(--art-roof)" />
        <g transform="translate(126 127) scale(.62)">
          <circle cy="-23" r="29" fill="var(--art-paper)" />
          <Bluebonnet />
        </g>
        <Wheel x={64} />
        <Wheel x={292} />
      </g>
    </HeroArt>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 146)`}>
      <circle r="32" fill="var(--art-roof-deep)" />
      <circle r="25" fill="var(--art-ink)" />
      <circle r="11" fill="var(--art-line)" />
      <circle r="4" fill="var(--art-roof)" />
    </g>
  );
}
