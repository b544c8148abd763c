import { type ReviewPlatform, reviewPlatforms } from '#domain/reviews/review-platforms.ts';

/** Our own icons, not the platforms' logos, on a grid of 20 by 20. */
const icons: Readonly<Record<string, string>> = {
  ring: 'M16 5.5A7.5 7.5 0 1 0 17.5 10H10.5',
  burst: 'M10 2.5V17.5M3.5 6.25L16.5 13.75M16.5 6.25L3.5 13.75',
  letter: 'M13.5 3.5H12Q9.5 3.5 9.5 6V17.5M6.5 9.5H13',
  leaf: 'M4 16C3 8 8 3.5 16.5 3.5C16.5 12 12 17 5.5 14.5M4 17.5C5 13 8 10 12 8',
};

/** The platform's name beside its icon, in its color. */
export function PlatformBadge({ platform }: { platform: ReviewPlatform }) {
  const { name, icon } = reviewPlatforms[platform];
  return (
    <span className="review-platform" data-platform={platform}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d={icons[icon]}
          fill="none"
          stroke="currentcolor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{name}</span>
    </span>
  );
}
