import type { words as en } from './about-page.en.ts';

export const words = {
  always: 'Siempre',
  never: 'Nunca',
} satisfies typeof en;
