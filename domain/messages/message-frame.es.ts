import type { words as en } from './message-frame.en.ts';

export const words = {
  price: 'Precio',
  total: 'Total',
  callOrText: 'Llame o mande un mensaje al',
} satisfies typeof en;
