import { seasons } from './maintenance-options.ts';

/** What a tip of the answer is labelled with (spec §3); most pressing first. */
export const tipPriorities = ['Critical', 'High', 'Medium', 'Low'] as const;
export const tipDifficulties = ['DIY', 'Professional', 'Either'] as const;
export const tipSeasons = [...seasons, 'Year-round'] as const;

export type TipPriority = (typeof tipPriorities)[number];
export type TipDifficulty = (typeof tipDifficulties)[number];
