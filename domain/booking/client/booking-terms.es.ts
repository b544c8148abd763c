import type { words as en } from './booking-terms.en.ts';

export const words = {
  payment: 'Sin depósito: el pago se hace el día de la inspección.',
  change: (notice) =>
    `Cambiar o cancelar la cita es gratis si avisa con ${notice} de anticipación.`,
} satisfies typeof en;
