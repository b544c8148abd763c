import { type ForStates, textBlock } from '#domain/business/text-block.ts';
import type { Question } from '../question.ts';

/** In the order of the filter; `slug` is part of URLs. */
export const faqCategories = textBlock('faq.categories', 'FAQ, categories', [
  { slug: 'general', name: 'General' },
  { slug: 'process-timeline', name: 'Process & Timeline' },
  { slug: 'cost-pricing', name: 'Cost & Pricing' },
  { slug: 'whats-included', name: "What's Included" },
  { slug: 'scheduling', name: 'Scheduling' },
  { slug: 'dfw-specific', name: '{{regionShort}} Specific', onlyIn: 'texas' },
  { slug: 'local-homes', name: '{{regionShort}} Specific', notIn: ['texas'] },
  { slug: 'reports-follow-up', name: 'Reports & Follow-up' },
]);

export type FaqCategory = (typeof faqCategories.value)[number]['slug'];

/** A link to a page with more information. */
export interface FaqLink {
  label: string;
  href:
    | '/about'
    | '/services'
    | '/pricing'
    | '/contact'
    | '/instant-quote'
    | '/maintenance-tips'
    | '/reviews'
    | '/calendar'
    | '/blog';
}

export interface FaqItem extends Question {
  category: FaqCategory;
  /** Plain text; an empty line separates paragraphs. */
  answer: string;
  link?: FaqLink;
}

/** The questions of one category. */
export type FaqEntries = readonly (Omit<FaqItem, 'category'> & ForStates)[];
