import type { ReactNode } from 'react';
import { BluebonnetField } from './bluebonnet-field.tsx';

/** Hills behind and flowers before a drawing of 520 x 300 that stands in a page's first band. */
export function HeroArt({ children }: { children: ReactNode }) {
  return (
    <svg className="site-art site-hero-art" viewBox="0 0 520 300" aria-hidden="true">
      <path d="M0 232C120 212 260 224 520 218V300H0z" fill="var(--art-hill)" />
      <path d="M0 252C160 244 320 248 520 246V300H0z" fill="var(--art-grass-deep)" />
      {children}
      <BluebonnetField y={236} width={520} height={66} />
    </svg>
  );
}
