import type { TipDifficulty, TipPriority } from '#domain/maintenance/tip-labels.ts';

export const words = {
  results: 'Your maintenance tips',
  seasonalFocus: 'Seasonal focus',
  recommendation: 'Professional recommendation',
  startAgain: 'Start Again',
  /** Said around the priority of a tip: "High priority". */
  aroundPriority: ['', ' priority'],
  tipPriorityOf: (priority: TipPriority): string => priority,
  difficulty: 'Difficulty',
  difficultyOf: (difficulty: TipDifficulty): string => difficulty,
  cost: 'Cost',
  time: 'Time',
};
