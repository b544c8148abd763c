import type { words as en } from './contact-answer.en.ts';

export const words = {
  failed: 'Hubo un error al enviar su solicitud. Intente de nuevo.',
  failedAnswered: (phone) =>
    `Hubo un error al enviar su solicitud. Lo que escribió se conserva. Intente de nuevo o llame al ${phone}.`,
  failedUnreached: (phone) =>
    `Hubo un error al enviar su solicitud. No se pudo conectar con nosotros. Lo que escribió se conserva. Intente de nuevo o llame al ${phone}.`,
  failedOffline: (phone) =>
    `Hubo un error al enviar su solicitud. Parece que no tiene conexión. Lo que escribió se conserva. Intente de nuevo o llame al ${phone}.`,
  failedTitle: 'No se pudo enviar',

  sentTitle: '¡Solicitud enviada!',
  sent: (responseTime) =>
    `Le llamaremos o escribiremos en un máximo de ${responseTime} para programar su inspección.`,
  thanks: '¡Gracias!',
  received: (responseTime) =>
    `Recibimos su solicitud. Le llamaremos o escribiremos en un máximo de ${responseTime} para programar su inspección.`,
  inAHurry: '¿Tiene prisa? Llame al',
  sendAnother: 'Enviar otra solicitud',
} satisfies typeof en;
