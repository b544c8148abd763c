import { countedIn } from '#domain/locale/locale.ts';
import type { words as en } from './reviews-page.en.ts';

const counted = countedIn('es');

export const words = {
  figures: 'En cifras',
  shown: (count) => counted(count, 'reseña', 'reseñas'),
} satisfies typeof en;
