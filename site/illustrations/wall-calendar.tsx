import { HeroArt } from './hero-art.tsx';

const columns = [0, 1, 2, 3, 4, 5, 6] as const;
const rows = [0, 1, 2, 3] as const;

/** A month on the wall, with one day chosen. */
export function WallCalendar() {
  return (
    <HeroArt>
      <g transform="translate(126 18)">
        <path d="M10 16H278V252H10z" fill="var(--art-line)" transform="rotate(2 144 120)" />
        <path d="M0 12H268V244H0z" fill="var(--art-paper)" />
        <path d="M0 12H268V66H0z" fill="var(--art-blue)" />
        <path d="M24 40h92" stroke="var(--art-paper)" strokeWidth="9" strokeLinecap="round" />
        <path
          d="M216 32l8 8-8 8M196 32l-8 8 8 8"
          fill="none"
          stroke="var(--art-paper)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M52 0v24M216 0v24"
          stroke="var(--art-roof-deep)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        {rows.flatMap((row) =>
          columns.map((column) => (
            <rect
              key={`${row}-${column}`}
              x={20 + column * 33}
              y={82 + row * 36}
              width="25"
              height="25"
              rx="7"
              fill="var(--art-line)"
              opacity={column === 0 || column === 6 ? 0.35 : 0.8}
            />
          )),
        )}
        <rect x="113" y="112" width="37" height="37" rx="10" fill="var(--art-warm)" />
        <path
          d="M122 131l7 7 13-15"
          fill="none"
          stroke="var(--art-paper)"
          strokeWidth="4.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </HeroArt>
  );
}
