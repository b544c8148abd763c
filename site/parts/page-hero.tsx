import type { ReactNode } from 'react';

interface PageHeroProps {
  title: string;
  text: string;
  /** A drawing beside the words. */
  art?: ReactNode;
  /** What to press, or what else belongs to the first look. */
  children?: ReactNode;
}

/** The first band of an inner page. */
export function PageHero({ title, text, art, children }: PageHeroProps) {
  return (
    <section className="site-page-hero site-art" aria-label={title}>
      <div className="site-wrap">
        <div className="site-page-hero-text">
          <h1>{title}</h1>
          <p className="site-lede">{text}</p>
          {children}
        </div>
        {art}
      </div>
    </section>
  );
}
