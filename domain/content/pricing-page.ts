import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './pricing-page.en.ts';

const blocks = translatedBlocks(words, () => import('./pricing-page.es.ts'));

export const pricingHero = blocks.text('pricing.hero', 'Pricing page, top');

export const included = blocks.text('pricing.included', 'Pricing page, what is included');

export const pricingFactors = blocks.optional('pricing.factors', 'Pricing page, factors');

export const additionalServices = blocks.optional(
  'pricing.services',
  'Pricing page, additional services',
);

export const payment = blocks.optional('pricing.payment', 'Pricing page, payment');

export const pricingClosing = blocks.optional('pricing.closing', 'Pricing page, end');

export const pricingMeta = blocks.text('pricing.meta', 'Pricing page, for search engines');

export const pricingButtons = blocks.text('pricing.buttons', 'Pricing page, buttons');
