import { onDemand } from '#widgets/core/on-demand.ts';

/** All that is not needed before the visitor acts: calls, checks, times, form and confirmation. */
export const desk = onDemand(() => import('./booking-desk.ts'));
