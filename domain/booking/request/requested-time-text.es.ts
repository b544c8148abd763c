import type { words as en } from './requested-time-text.en.ts';

export const words = {
  title: 'Recibimos su solicitud para este horario',
  detail: (responseTime, phone) =>
    `Todavía no está reservado: confirmamos este horario personalmente. Tendrá noticias nuestras en un máximo de ${responseTime}. Si es urgente, llame al ${phone}.`,
} satisfies typeof en;
