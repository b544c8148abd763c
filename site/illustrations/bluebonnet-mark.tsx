// Whorls of florets from the lowest up: height, and size of the florets.
const whorls = [
  { y: -17, size: 1 },
  { y: -22.5, size: 0.96 },
  { y: -28, size: 0.86 },
  { y: -33, size: 0.72 },
  { y: -37.5, size: 0.55 },
] as const;

const leaflets = [-74, -40, 40, 74] as const;

/** The mark of the business: one flower. */
export function BluebonnetMark({ size = 42 }: { size?: number }) {
  return (
    <svg
      className="site-art site-mark"
      viewBox="-15 -48 30 48"
      width={(size * 30) / 48}
      height={size}
      aria-hidden="true"
    >
      <Bluebonnet />
    </svg>
  );
}

/** One flower with its foot at the origin, 46 units tall. */
function Bluebonnet() {
  return (
    <g>
      <path d="M0 0V-40" stroke="var(--art-leaf-deep)" strokeWidth="1.6" />
      {leaflets.map((angle) => (
        <ellipse
          key={angle}
          cy="-8"
          rx="1.9"
          ry="7"
          fill="var(--art-leaf)"
          transform={`rotate(${angle})`}
        />
      ))}
      {whorls.map(({ y, size }) => (
        <g key={y} transform={`translate(0 ${y}) scale(${size})`}>
          <path
            d="M0 2C-3 3-9 1-9-3S-4-7-1-2zM0 2C3 3 9 1 9-3S4-7 1-2z"
            fill="var(--art-bloom-deep)"
          />
          <path d="M0 3C-4 2-5-4 0-5.5 5-4 4 2 0 3z" fill="var(--art-bloom)" />
          <ellipse cx="-4.6" cy="-2.2" rx="1.2" ry="1" fill="var(--art-bloom-tip)" />
          <ellipse cx="4.6" cy="-2.2" rx="1.2" ry="1" fill="var(--art-bloom-tip)" />
        </g>
      ))}
      <path d="M0-38C-3-39-2.4-44 0-46.5 2.4-44 3-39 0-38z" fill="var(--art-bloom-tip)" />
    </g>
  );
}
