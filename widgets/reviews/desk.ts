import { onDemand } from '#widgets/core/on-demand.ts';

/** All that is not needed before the widget comes into view: the wall and its styles. */
export const desk = onDemand(() => import('./reviews-desk.tsx'));
