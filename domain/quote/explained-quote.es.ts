import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './explained-quote.en.ts';

export const words = {
  'quote.included': {
    standards: 'Una inspección según {{standards}}',
    report: 'Un reporte por escrito en {{reportTime}}',
    stories: 'Hasta {{includedStories}} pisos y el ático',
  },
} as const satisfies TextsById<typeof en>;
