import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './price-ranges.en.ts';

export const words = {
  'services.prices': {
    title: 'Precios de un vistazo',
    text: 'Redondeados, para una primera idea. {{poolPrices}}',
    sizes: {
      small: 'Menos de 2,000 pies cuadrados',
      medium: '2,000-3,500 pies cuadrados',
      large: 'Más de 3,500 pies cuadrados',
    },
    extras:
      'Alberca +{{pricingPagePoolPrice}}, estructuras separadas +{{pricingPageStructurePrice}} cada una',
    features: ['Reportes en video listos a las {{videoReportsReady}}', '{{reportDelivery}}'],
  },
} as const satisfies TextsById<typeof en>;
