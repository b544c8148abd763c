/** Id of the section that holds every review. */
export const ALL_REVIEWS = 'all-reviews';
