import type { words as en } from './inspection-types.en.ts';

export const words = {
  residential: 'Residencial',
  warranty: 'Garantía de casa nueva',
  'pre-listing': 'Antes de vender',
} satisfies typeof en;
