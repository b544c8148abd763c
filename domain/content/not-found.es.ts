import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './not-found.en.ts';

export const words = {
  'not-found.meta': {
    title: '404: página no encontrada | {{name}}',
    description:
      'Esta página no existe. Encuentre inspecciones, precios y citas con {{name}} en {{region}}.',
    keywords: ['inspección de vivienda'],
  },

  'not-found.text': {
    title: '404: página no encontrada',
    text: 'Buscamos desde el techo hasta los cimientos, y no hay ninguna página en esta dirección. Quizá cambió de lugar, o el enlace tiene un error.',
  },
} as const satisfies TextsById<typeof en>;
