import type { words as en } from './price-tiers.en.ts';

export const words = {
  upTo: (area) => `Hasta ${area} pies²`,
  between: (from, to) => `${from}-${to} pies²`,
  over: (area) => `Más de ${area} pies²`,
  beyond: (price, step, area) =>
    `más ${price} por cada ${step} pies cuadrados o fracción por encima de ${area}`,
} satisfies typeof en;
