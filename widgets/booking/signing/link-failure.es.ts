import type { words as en } from './link-failure.en.ts';

export const words = {
  linkExpired: (phone) => `Este enlace ya venció. Llame al ${phone}.`,
  unreachable: (phone) =>
    `No hubo respuesta de nuestra parte. Intente de nuevo o llame al ${phone}.`,
} satisfies typeof en;
