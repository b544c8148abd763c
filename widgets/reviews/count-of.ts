/** '1 review', '24 reviews', '0 reviews on Yelp'. */
export const countOf = (count: number, platform?: string): string =>
  `${count} ${count === 1 ? 'review' : 'reviews'}${platform ? ` on ${platform}` : ''}`;
