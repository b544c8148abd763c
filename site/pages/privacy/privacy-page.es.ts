import type { words as en } from './privacy-page.en.ts';

export const words = {
  months: (months) => (months === 1 ? 'un mes' : `${months} meses`),
} satisfies typeof en;
