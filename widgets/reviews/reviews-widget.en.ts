import { countedIn } from '#domain/locale/locale.ts';

const counted = countedIn('en');
export const words = {
  name: 'Customer reviews',
  title: 'Reviews From All Platforms',
  loading: 'Loading reviews…',
  /** Followed by the telephone number. */
  unavailable: (business: string) =>
    `We can’t show our reviews right now. If you would like to hear from people whose homes we inspected, call ${business} at`,
  count: (count: number) => counted(count, 'review', 'reviews'),
  countOn: (count: number, platform: string) =>
    `${counted(count, 'review', 'reviews')} on ${platform}`,
  shownHere: (count: number) => `${counted(count, 'review', 'reviews')} shown here`,
  /** Of a platform. */
  shown: (count: number) => `${count} shown`,
  noneYet: 'None shown yet',
  reviewOn: (platform: string) => `Review on ${platform}`,
  newTab: '(opens in a new tab)',
  showOf: 'Show reviews of',
  all: 'All Reviews',
  showMore: 'Show more reviews',
  nobody: 'No reviews are shown here yet. If we inspected your home, yours would be the first.',
  nobodyOn: (platform: string) =>
    `No reviews from ${platform} are shown here yet. If we inspected your home, yours would be the first.`,
  readMore: 'Read more',
  showLess: 'Show less',
  readMoreOf: (author: string) => `Read more of the review by ${author}`,
  showLessOf: (author: string) => `Show less of the review by ${author}`,
  verified: 'Verified',
};
