import { reviewsTiles } from '#domain/content/reviews-page.ts';
import { ContentIcon } from '#site/parts/content-icon.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { reviewsPageWords } from './reviews-page.words.ts';

export function SummaryTiles() {
  const tiles = useTexts(reviewsTiles);
  const words = useWords(reviewsPageWords);
  if (tiles.length === 0) return null;
  return (
    <section className="site-wrap reviews-tiles" aria-labelledby="tiles">
      <h2 id="tiles" className="ui-visually-hidden">
        {words.figures}
      </h2>
      <ul>
        {tiles.map(({ icon, figure, label }) => (
          <li key={label}>
            <ContentIcon name={icon} />
            <p>
              <strong>{figure}</strong>
              <span>{` ${label}`}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
