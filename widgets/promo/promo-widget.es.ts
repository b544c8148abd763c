import type { words as en } from './promo-widget.en.ts';

export const words = {
  name: 'Oferta actual',
  close: 'Cerrar la oferta',
} satisfies typeof en;
