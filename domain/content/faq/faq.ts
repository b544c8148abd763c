import type { Business } from '#domain/business/business.ts';
import { type TextBlock, textsOf, translatedBlocks } from '#domain/business/text-block.ts';
import { costPricing } from './cost-pricing.ts';
import { dfwSpecific } from './dfw-specific.ts';
import { words } from './faq.en.ts';
import { type FaqCategory, type FaqEntries, type FaqItem, faqCategories } from './faq-item.ts';
import { general } from './general.ts';
import { processTimeline } from './process-timeline.ts';
import { reportsFollowUp } from './reports-follow-up.ts';
import { scheduling } from './scheduling.ts';
import { whatsIncluded } from './whats-included.ts';

const blocks = translatedBlocks(words, () => import('./faq.es.ts'));

export const faqHero = blocks.text('faq.hero', 'FAQ, top');

export const faqClosing = blocks.optional('faq.closing', 'FAQ, end');

const questions: Readonly<Record<FaqCategory, TextBlock<FaqEntries>>> = {
  general,
  'process-timeline': processTimeline,
  'cost-pricing': costPricing,
  'whats-included': whatsIncluded,
  scheduling,
  'dfw-specific': dfwSpecific,
  'local-homes': dfwSpecific,
  'reports-follow-up': reportsFollowUp,
};

const itemsOf = new WeakMap<Business, readonly FaqItem[]>();

/** All questions, category by category in the order of the filter. */
export function faqItems(business: Business): readonly FaqItem[] {
  const categories = new Set(textsOf(faqCategories, business).map(({ slug }) => slug));
  const items =
    itemsOf.get(business) ??
    [...categories].flatMap((category) =>
      textsOf(questions[category], business).map((item) => ({ ...item, category })),
    );
  itemsOf.set(business, items);
  return items;
}
