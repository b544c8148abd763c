import { words as options } from '#domain/maintenance/maintenance-options.es.ts';
import type { words as en } from './tips-results.en.ts';

export const words = {
  results: 'Sus consejos de mantenimiento',
  seasonalFocus: 'Para esta estación',
  recommendation: 'Recomendación profesional',
  startAgain: 'Empezar de nuevo',
  aroundPriority: ['Prioridad: ', ''],
  tipPriorityOf: (priority) => options.tipPriorities[priority],
  difficulty: 'Quién lo hace',
  difficultyOf: (difficulty) => options.tipDifficulties[difficulty],
  cost: 'Costo',
  time: 'Tiempo',
} satisfies typeof en;
