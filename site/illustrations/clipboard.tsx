import { HeroArt } from './hero-art.tsx';

const lines = [
  { y: 146, width: 96, ticked: true },
  { y: 172, width: 78, ticked: true },
  { y: 198, width: 104, ticked: false },
] as const;

/** A clipboard with the plan of a home and what was asked about it. */
export function Clipboard() {
  return (
    <HeroArt>
      <g transform="translate(150 20) rotate(-4 100 120)">
        <rect width="204" height="256" rx="14" fill="var(--art-timber-deep)" />
        <path d="M14 22H190V242H14z" fill="var(--art-paper)" />
        <path d="M66 8h72v26H66z" fill="var(--art-roof-deep)" />
        <circle cx="102" cy="8" r="13" fill="var(--art-roof-deep)" />
        <circle cx="102" cy="8" r="5" fill="var(--art-timber-deep)" />
        <path
          d="M36 52H168V122H36zM36 84h50M86 52v20M86 96v26M120 122V92h48"
          fill="none"
          stroke="var(--art-blue)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        {lines.map(({ y, width, ticked }) => (
          <g key={y} transform={`translate(36 ${y})`}>
            <rect
              width="16"
              height="16"
              rx="4"
              fill={ticked ? 'var(--art-good)' : 'var(--art-line)'}
            />
            {ticked ? (
              <path d="M4 8l3 3 5.5-6" fill="none" stroke="#fff" strokeWidth="2.2" />
            ) : null}
            <path
              d={`M28 8h${width}`}
              stroke="var(--art-line)"
              strokeWidth="6"
              strokeLinecap="round"
            />
          </g>
        ))}
      </g>
      <g transform="translate(372 92) rotate(28)">
        <path d="M0 0h18v104l-9 22-9-22z" fill="var(--art-warm)" />
        <path d="M0 104h18l-9 22z" fill="var(--art-timber)" />
        <path d="M6 118h6l-3 8z" fill="var(--art-ink)" />
        <path d="M0 0h18v12H0z" fill="var(--art-skin)" />
        <path d="M0 12h18v6H0z" fill="var(--art-line)" />
      </g>
    </HeroArt>
  );
}
