import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './inspection-coverage.en.ts';

const blocks = translatedBlocks(words, () => import('./inspection-coverage.es.ts'));

export const coverageHeading = blocks.optional(
  'services.coverage-heading',
  'Services page, heading of what is inspected',
);

/** The Texas standards of practice (22 TAC §535.228 to .231), whose systems are those of other standards as well. */
export const coverage = blocks.optional('services.coverage', 'Services page, what is inspected');

/** The limits of an inspection. */
export const limits = blocks.optional('services.limits', 'Services page, important information');
