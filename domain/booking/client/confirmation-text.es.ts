import { articledTime } from '#domain/locale/spanish.ts';
import type { words as en } from './confirmation-text.en.ts';

/** 'de las 3:10 p. m.', or 'del 25 nov 2026, 12:10 a. m.' */
const ofDeadline = (deadline: string) =>
  /^\d+:/.test(deadline) ? `de ${articledTime(deadline)}` : `del ${deadline}`;

export const words = {
  title: 'Confirme por correo electrónico',
  detail: (deadline) =>
    `Le estamos guardando este horario. Confirme con el enlace de su correo electrónico antes ${ofDeadline(deadline)}; si no, el horario se libera.`,
  noEmail: (phone) =>
    `¿No le llegó? Revise su carpeta de correo no deseado o llame al ${phone} y se la confirmamos.`,
  until: (time, zone) => `${time}, ${zone}`,
} satisfies typeof en;
