import { costPricing } from './cost-pricing.ts';
import { dfwSpecific } from './dfw-specific.ts';
import type { FaqCategory, FaqEntries, FaqItem } from './faq-item.ts';
import { general } from './general.ts';
import { processTimeline } from './process-timeline.ts';
import { reportsFollowUp } from './reports-follow-up.ts';
import { scheduling } from './scheduling.ts';
import { whatsIncluded } from './whats-included.ts';

export const faqHero = {
  title: 'Questions, answered straight',
  text: 'What buyers, sellers and owners in Dallas-Fort Worth ask us, from the option period to the clay under the slab.',
} as const;

export const faqClosing = {
  title: 'Your question is not here?',
  text: 'Call and ask it. The person who answers is the one who inspects.',
} as const;

const entries: Readonly<Record<FaqCategory, FaqEntries>> = {
  general,
  'process-timeline': processTimeline,
  'cost-pricing': costPricing,
  'whats-included': whatsIncluded,
  scheduling,
  'dfw-specific': dfwSpecific,
  'reports-follow-up': reportsFollowUp,
};

/** All questions, category by category in the order of the filter. */
export const faqItems: readonly FaqItem[] = Object.entries(entries).flatMap(([category, items]) =>
  items.map((item) => ({ ...item, category: category as FaqCategory })),
);
