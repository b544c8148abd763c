import { Bluebonnet } from './bluebonnet.tsx';

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
