import type { words as en } from './booking-terms.en.ts';

export const words = {
  payment: {
    booking: 'El pago se hace al reservar.',
    inspection: 'Sin depósito: el pago se hace el día de la inspección.',
    report: 'Sin depósito: el pago se hace antes de leer el reporte.',
    closing: 'Sin depósito: el pago se hace en el cierre de la compra.',
  },
  change: (notice) =>
    `Cambiar o cancelar la cita es gratis si avisa con ${notice} de anticipación.`,
} satisfies typeof en;
