import type { words as en } from './reviews-page.en.ts';

export const words = {
  figures: 'En cifras',
  shown: (count) => (count === 1 ? '1 reseña' : `${count} reseñas`),
} satisfies typeof en;
