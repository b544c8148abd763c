import type { words as en } from './fee-labels.en.ts';

export const words = {
  no_show: 'Cita perdida',
  late_cancellation: 'Cancelación tardía',
} satisfies typeof en;
