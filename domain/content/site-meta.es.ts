import type { TextsById } from '#domain/business/text-block.ts';
import type { words as en } from './site-meta.en.ts';

export const words = {
  'site.keywords': [
    'inspección de vivienda en {{regionShort}}',
    'inspector de viviendas en {{metro}}',
    'con licencia de {{lawAgency}}',
  ],
} as const satisfies TextsById<typeof en>;
