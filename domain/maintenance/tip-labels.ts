import { seasons } from './maintenance-options.ts';

/** The labels of a tip (spec §3); priorities from most to least pressing. */
export const tipPriorities = ['Critical', 'High', 'Medium', 'Low'] as const;
export const tipDifficulties = ['DIY', 'Professional', 'Either'] as const;
export const tipSeasons = [...seasons, 'Year-round'] as const;

export type TipPriority = (typeof tipPriorities)[number];
export type TipDifficulty = (typeof tipDifficulties)[number];
export type TipSeason = (typeof tipSeasons)[number];
