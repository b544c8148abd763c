import type { Business } from '#domain/business/business.ts';
import { optionalBlock, type TextBlock, textBlock, textsOf } from '#domain/business/text-block.ts';
import { costPricing } from './cost-pricing.ts';
import { dfwSpecific } from './dfw-specific.ts';
import { type FaqCategory, type FaqEntries, type FaqItem, faqCategories } from './faq-item.ts';
import { general } from './general.ts';
import { processTimeline } from './process-timeline.ts';
import { reportsFollowUp } from './reports-follow-up.ts';
import { scheduling } from './scheduling.ts';
import { whatsIncluded } from './whats-included.ts';

export const faqHero = textBlock('faq.hero', 'FAQ, top', {
  title: 'Questions, answered straight',
  text: 'What buyers, sellers and owners in {{metro}} ask us, from the {{contractDeadline}} to the {{soil}} under the slab.',
});

export const faqClosing = optionalBlock('faq.closing', 'FAQ, end', {
  title: 'Your question is not here?',
  text: 'Call and ask it. The person who answers is the one who inspects.',
});

const blocks: Readonly<Record<FaqCategory, TextBlock<FaqEntries>>> = {
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
      textsOf(blocks[category], business).map((item) => ({ ...item, category })),
    );
  itemsOf.set(business, items);
  return items;
}
