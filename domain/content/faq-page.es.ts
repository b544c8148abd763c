import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './faq-page.en.ts';

export const words = {
  'faq.meta': {
    title: 'Preguntas y respuestas sobre la inspección de viviendas | {{name}}',
    description:
      'Respuestas claras sobre la inspección de viviendas en {{region}}: el proceso, los precios, lo que incluye, el {{contractDeadline}}, {{localRisks}}, los reportes y lo que sigue después.',
    keywords: [
      'preguntas frecuentes sobre la inspección de viviendas',
      'preguntas sobre la inspección de viviendas',
    ],
  },

  'faq.labels': {
    message: 'Enviar un mensaje',
    noMatch: 'Ninguna pregunta coincide con estas palabras.',
    showAll: 'Mostrar todas las preguntas',
  },
} as const satisfies TextsById<typeof en>;
