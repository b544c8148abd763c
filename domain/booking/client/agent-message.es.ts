import { ended } from '#domain/locale/spanish.ts';
import type { words as en } from './agent-message.en.ts';

export const words = {
  subject: (address) => `Inspección de vivienda en ${address}`,
  booked: (address, when) =>
    ended(`La inspección en ${address} está reservada para este horario: ${when}`),
  inspector: (inspector) => `Inspector: ${inspector}.`,
  please: 'Para entonces, los servicios (agua, luz, gas) deben estar conectados y la casa abierta.',
} satisfies typeof en;
