/** The path below /api/ of the reviews that visitors get. */
export const shownReviewsPath = 'reviews';
