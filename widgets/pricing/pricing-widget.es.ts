import type { words as en } from './pricing-widget.en.ts';

export const words = {
  name: 'Precios de las inspecciones',
} satisfies typeof en;
