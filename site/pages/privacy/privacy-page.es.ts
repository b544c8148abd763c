import { countedIn } from '#domain/locale/locale.ts';
import type { words as en } from './privacy-page.en.ts';

const counted = countedIn('es');

export const words = {
  months: (months) => counted(months, 'mes', 'meses'),
} satisfies typeof en;
