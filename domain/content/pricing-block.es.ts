import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './pricing-block.en.ts';

export const words = {
  'pricing.block': {
    badges: ['Sin cargos ocultos', '{{reportBadge}}', 'Con licencia de {{lawAgency}}'],
    title: 'Precio de la inspección',
    tableTitle: 'Precio base según el tamaño',
    popular: 'La más elegida',
    plan: {
      title: 'Inspección estándar',
      subtitle: 'Del techo a los cimientos',
      priceRange: '{{priceRange}}',
      priceSubtext: 'según los pies cuadrados',
      features: [
        'Todos los sistemas de la casa',
        'Fotos y video',
        'Reportes en video listos a las {{videoReportsReady}}',
        '{{reportDelivery}}',
        'Consulta de seguimiento',
      ],
      buttonText: 'Cotizar ahora',
    },
    extrasTitle: 'Servicios adicionales',
    extras: [
      { service: 'Imágenes térmicas', price: 'GRATIS', highlight: true },
      { service: 'Alberca', price: '{{poolPrice}}', highlight: false },
      { service: 'Cimientos sobre pilares', price: '{{pierAndBeamPrice}}', highlight: false },
    ],
  },
} as const satisfies TextsById<typeof en>;
