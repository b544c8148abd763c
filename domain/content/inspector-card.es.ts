import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './inspector-card.en.ts';

export const words = {
  'site.inspector-card': {
    license: 'licencia de {{authority}}',
    years: 'años de inspeccionar casas',
  },
} as const satisfies TextsById<typeof en>;
