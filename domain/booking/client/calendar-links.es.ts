import type { words as en } from './calendar-links.en.ts';

export const words = {
  title: (business) => `Inspección de vivienda, ${business}`,
} satisfies typeof en;
