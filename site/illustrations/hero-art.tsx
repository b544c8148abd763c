import type { ReactNode } from 'react';
import { BluebonnetField } from './bluebonnet-field.tsx';

/** A drawing of 520 x 300 that stands on the ground of a page's first band. */
export function HeroArt({ children }: { children: ReactNode }) {
  return (
    <svg className="site-art site-hero-art" viewBox="0 0 520 300" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The hills behind such a drawing, across the page. */
export function HeroHills() {
  return (
    <svg
      className="site-art site-hero-hills"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 30C20 4 40 22 58 14S90 0 100 8V100H0z" fill="var(--art-hill)" />
      <path d="M0 58C30 46 62 54 100 48V100H0z" fill="var(--art-grass-deep)" />
    </svg>
  );
}

/** The flowers before it. */
export function HeroField() {
  return (
    <svg className="site-art site-hero-field" width="100%" height="66" aria-hidden="true">
      <BluebonnetField y={0} width="100%" height={66} />
    </svg>
  );
}
