import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './services-page.en.ts';

const blocks = translatedBlocks(words, () => import('./services-page.es.ts'));

export const servicesHero = blocks.text('services.hero', 'Services page, top');

export const videoReports = blocks.optional('services.video', 'Services page, video');

export const whatYouReceive = blocks.optional(
  'services.receive',
  'Services page, what you receive',
);

export const inspectionSteps = blocks.optional('services.steps', 'Services page, the steps');

export const servicesClosing = blocks.optional('services.closing', 'Services page, end');

export const servicesMeta = blocks.text('services.meta', 'Services page, for search engines');

export const servicesLabels = blocks.text('services.labels', 'Services page, buttons and notes');
