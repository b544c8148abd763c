import type { words as en } from './contact-page.en.ts';

export const words = {
  ways: 'Tres maneras de contactarnos',
} satisfies typeof en;
