import type { words as en } from './booking-types.en.ts';

export const words = {
  buyer: 'Comprador',
  seller: 'Vendedor',
  warranty: 'Garantía',
  maintenance: 'Mantenimiento',
} satisfies typeof en;
