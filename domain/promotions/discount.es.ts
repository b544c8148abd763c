import type { words as en } from './discount.en.ts';

export const words = {
  promise: (amount) => `Le descontaremos ${amount} al confirmar.`,
  asked: (amount) => `Usted pidió ${amount} de descuento.`,
} satisfies typeof en;
