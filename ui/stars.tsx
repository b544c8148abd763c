import { uiWords } from '#ui/ui.words.ts';
import { useWords } from '#ui/words.ts';

const STAR = 'l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4.2 6-.8z';
const FIVE = [0, 1, 2, 3, 4].map((place) => `M${10 + place * 20} 1.5${STAR}`).join('');

/** Five stars with `rating` (0 to 5, fractions allowed) of them filled, and a text alternative. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className="ui-stars"
      viewBox="0 0 100 20"
      width="100"
      height="20"
      role="img"
      aria-label={useWords(uiWords).stars(rating)}
    >
      <path d={FIVE} />
      {/* A nested svg clips its content: that is how a star is filled in part. */}
      <svg width={rating * 20} height="20" aria-hidden="true">
        <path d={FIVE} />
      </svg>
    </svg>
  );
}
