import { send } from './send.ts';

/** All published reviews with their statistics. */
export const fetchReviews = (base: string) => send('GET /api/reviews', { base });
