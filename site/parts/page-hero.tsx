import type { ReactNode } from 'react';
import { HeroField, HeroHills } from '#site/illustrations/hero-art.tsx';
import './page-hero.css';

interface PageHeroProps {
  title: string;
  text: string;
  /** A drawing beside the text. */
  art: ReactNode;
}

/** The first band of an inner page. */
export function PageHero({ title, text, art }: PageHeroProps) {
  return (
    <section className="site-page-hero site-art" aria-label={title}>
      <HeroHills />
      <div className="site-wrap">
        <div className="site-page-hero-text">
          <h1>{title}</h1>
          <p className="site-lede">{text}</p>
        </div>
        {art}
      </div>
      <HeroField />
    </section>
  );
}
