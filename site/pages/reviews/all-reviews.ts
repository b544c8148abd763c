/** Id of the section with all reviews. */
export const ALL_REVIEWS = 'all-reviews';
