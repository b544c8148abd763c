import { Drawing } from './drawing.tsx';

/** The hills behind a page's first drawing, across the page. */
export function HeroHills() {
  return <Drawing name="hero-hills" className="site-hero-hills" width={1440} height={112} />;
}

/** The flowers before it: a meadow in bloom, as wide as the page. */
export function HeroField() {
  return <Drawing name="field" className="site-hero-field" width={1440} height={66} />;
}

/** The same flowers at the foot of a page's last band, where it is always night. */
export function ClosingField() {
  return (
    <Drawing name="field-at-night" className="site-closing-field" width={1440} height={84} lazy />
  );
}
