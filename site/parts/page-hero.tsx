import type { TextBlock } from '#domain/business/text-block.ts';
import type { Elements } from '#ui/elements.ts';
import { useTexts } from '#ui/use-texts.ts';
import { Text } from './text.tsx';
import './page-hero.css';

interface PageHeroProps {
  texts: TextBlock<{ title: string; text: string }>;
  /** Placed beside the text; on phones below it, smaller. */
  art?: Elements;
  /** The background of the page's first band. */
  look?: 'plain' | 'blueprint' | 'ledger' | 'limestone' | 'road' | 'sky' | 'night';
}

/** The first band of an inner page: compact, so that the content begins on the first screen. */
export function PageHero({ texts, art, look = 'plain' }: PageHeroProps) {
  const { title, text } = useTexts(texts);
  return (
    <section className="site-page-hero site-art" data-look={look} aria-label={title}>
      <div className="site-wrap">
        <div className="site-page-hero-text">
          <h1>{title}</h1>
          <Text className="site-lede">{text}</Text>
        </div>
        {art}
      </div>
    </section>
  );
}
