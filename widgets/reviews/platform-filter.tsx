import {
  type ReviewPlatform,
  reviewPlatformKeys,
  reviewPlatforms,
} from '#domain/reviews/review-platforms.ts';
import { useWords } from '#ui/words.ts';
import { reviewsWidgetWords } from './reviews-widget.words.ts';

interface PlatformFilterProps {
  selected: ReviewPlatform | undefined;
  onSelect: (platform: ReviewPlatform | undefined) => void;
}

export function PlatformFilter({ selected, onSelect }: PlatformFilterProps) {
  const words = useWords(reviewsWidgetWords);
  return (
    <fieldset className="reviews-filter">
      <legend className="ui-visually-hidden">{words.showOf}</legend>
      {[undefined, ...reviewPlatformKeys].map((platform) => (
        <button
          key={platform ?? 'all'}
          type="button"
          className="reviews-choice"
          part="button"
          aria-pressed={platform === selected}
          onClick={() => onSelect(platform)}
        >
          {platform ? reviewPlatforms[platform].name : words.all}
        </button>
      ))}
    </fieldset>
  );
}
