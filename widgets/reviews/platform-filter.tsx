import {
  type ReviewPlatform,
  reviewPlatformKeys,
  reviewPlatforms,
} from '#domain/reviews/review-platforms.ts';

interface PlatformFilterProps {
  chosen: ReviewPlatform | undefined;
  onChoose: (platform: ReviewPlatform | undefined) => void;
}

export function PlatformFilter({ chosen, onChoose }: PlatformFilterProps) {
  return (
    <fieldset className="reviews-filter">
      <legend className="reviews-unseen">Show reviews of</legend>
      {[undefined, ...reviewPlatformKeys].map((platform) => (
        <button
          key={platform ?? 'all'}
          type="button"
          className="reviews-choice"
          part="button"
          aria-pressed={platform === chosen}
          onClick={() => onChoose(platform)}
        >
          {platform ? reviewPlatforms[platform].name : 'All Reviews'}
        </button>
      ))}
    </fieldset>
  );
}
