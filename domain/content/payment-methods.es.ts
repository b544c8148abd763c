import type { words as en } from './payment-methods.en.ts';

export const words = {
  cash: 'Efectivo o cheque en la propiedad',
  card: 'Tarjetas de crédito y débito',
  online: 'PayPal y Venmo',
} satisfies typeof en;
