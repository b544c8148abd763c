import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './faq-item.en.ts';

export const words = {
  'faq.categories': [
    { slug: 'general', name: 'General' },
    { slug: 'process-timeline', name: 'Proceso y tiempos' },
    { slug: 'cost-pricing', name: 'Costo y precios' },
    { slug: 'whats-included', name: 'Qué incluye' },
    { slug: 'scheduling', name: 'Citas' },
    { slug: 'dfw-specific', name: 'En {{regionShort}}', onlyIn: 'texas' },
    { slug: 'local-homes', name: 'En {{regionShort}}', notIn: ['texas'] },
    { slug: 'reports-follow-up', name: 'Reportes y seguimiento' },
  ],
} as const satisfies TextsById<typeof en>;
