import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './services.en.ts';

const blocks = translatedBlocks(words, () => import('./services.es.ts'));

export const servicesHeading = blocks.optional(
  'services.heading',
  'Services page, heading of the list',
);

export const serviceCards = blocks.text('services.list', 'Services');
