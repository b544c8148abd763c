import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './pricing.en.ts';

export const words = {
  'pricing.samples': {
    title: 'Ejemplos de precios',
    text: 'Tres casas con lo que casas así suelen sumar al precio base de la tabla: antigüedad, una segunda estructura, una alberca. Su precio se calcula con los datos de su casa, así que puede ser otro.',
    mostCommon: 'Lo más común',
    homes: {
      starter: {
        title: 'Primera casa',
        text: 'Una casa de un piso o un condominio, con el reporte esa misma tarde.',
      },
      family: {
        title: 'Casa familiar',
        text: 'Dos pisos, un garaje y todo lo que hay entre el ático y la losa.',
      },
      luxury: {
        title: 'Casa de lujo',
        text: 'Varios equipos de aire acondicionado y calefacción y más techo; cuente con casi toda la mañana.',
      },
    },
  },

  'pricing.payment-terms': [
    'Se paga {{due}}.',
    '{{NoDeposit}} para reservar.',
    'Cancele o cambie la cita sin costo si nos avisa con {{noticeTime}} de anticipación.',
    'La mayoría de las inspecciones se pueden programar en un plazo de {{schedulingTime}}; también hay inspecciones de emergencia.',
  ],
} as const satisfies TextsById<typeof en>;
