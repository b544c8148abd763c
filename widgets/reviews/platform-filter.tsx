import {
  type ReviewPlatform,
  reviewPlatformKeys,
  reviewPlatforms,
} from '#domain/reviews/review-platforms.ts';

interface PlatformFilterProps {
  selected: ReviewPlatform | undefined;
  onSelect: (platform: ReviewPlatform | undefined) => void;
}

export const PlatformFilter = ({ selected, onSelect }: PlatformFilterProps) => (
  <fieldset className="reviews-filter">
    <legend className="ui-visually-hidden">Show reviews of</legend>
    {[undefined, ...reviewPlatformKeys].map((platform) => (
      <button
        key={platform ?? 'all'}
        type="button"
        className="reviews-choice"
        part="button"
        aria-pressed={platform === selected}
        onClick={() => onSelect(platform)}
      >
        {platform ? reviewPlatforms[platform].name : 'All Reviews'}
      </button>
    ))}
  </fieldset>
);
