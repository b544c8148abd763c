import { onDemand } from '#widgets/core/on-demand.ts';

/** The call and its client: for those who are not given the reviews with the page. */
export const caller = onDemand(() => import('./fetch-reviews.ts'));
