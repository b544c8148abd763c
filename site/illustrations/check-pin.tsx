/** A finding: a small round tag with a tick, its centre at the given point. */
export function CheckPin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="14" fill="var(--art-paper)" />
      <circle r="10" fill="var(--art-good)" />
      <path
        d="M-4.5 .5-1.5 3.5 4.5-3"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
