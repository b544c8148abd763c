import { useId } from 'react';
import { Bluebonnet } from './bluebonnet.tsx';

// Three rows, far to near. Their tiles differ in width, so that the eye finds no repetition.
const rows = [
  {
    width: 211,
    foot: 0.5,
    scale: 0.46,
    at: [8, 20, 35, 52, 63, 79, 98, 109, 126, 143, 158, 170, 183, 200],
  },
  { width: 257, foot: 0.73, scale: 0.76, at: [16, 41, 58, 86, 117, 136, 169, 188, 221, 240] },
  { width: 307, foot: 1, scale: 1.1, at: [24, 61, 88, 131, 163, 204, 233, 282] },
] as const;

// Feet stand a little apart; the flowers lean, and are not all of one height.
const lift = (x: number) => (x * 7) % 9;
const lean = (x: number) => ((x * 11) % 9) - 4;
const stretch = (x: number) => 0.86 + ((x * 13) % 7) / 22;

interface FieldProps {
  y: number;
  width: number | string;
  height: number;
}

/** A meadow in bloom, as wide as asked: patterns, so that a wide one costs no more than a narrow. */
export function BluebonnetField({ y, width, height }: FieldProps) {
  const id = useId();
  return (
    <>
      <defs>
        <Bluebonnet id={`${id}flower`} />
        {rows.map((row) => (
          <pattern
            key={row.width}
            id={id + row.width}
            width={row.width}
            height={height}
            y={y}
            patternUnits="userSpaceOnUse"
          >
            {row.at.map((x) => (
              <use
                key={x}
                href={`#${id}flower`}
                transform={`translate(${x} ${Math.round(height * row.foot - lift(x) * row.scale)}) rotate(${lean(x)}) scale(${(row.scale * stretch(x)).toFixed(2)})`}
              />
            ))}
          </pattern>
        ))}
      </defs>
      {rows.map((row) => (
        <rect
          key={row.width}
          y={y}
          width={width}
          height={height}
          fill={`url(#${id}${row.width})`}
        />
      ))}
    </>
  );
}
