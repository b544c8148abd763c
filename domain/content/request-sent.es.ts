import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './request-sent.en.ts';

export const words = {
  'request-sent.meta': {
    title: 'Gracias | {{name}}',
    description:
      'Recibimos su solicitud de inspección. Nos comunicamos con usted en un máximo de {{responseTime}} para programarla.',
    keywords: [],
  },

  'request-sent.hero': {
    title: '¡Gracias!',
    text: 'Recibimos su solicitud. Nos comunicaremos con usted en un máximo de {{responseTime}} para programar su inspección.',
  },

  'request-sent.closing': {
    title: '¿Tiene prisa?',
    text: 'Llámenos, y buscamos la casa mientras espera.',
  },

  'request-sent.buttons': {
    home: 'Volver al inicio',
  },
} as const satisfies TextsById<typeof en>;
