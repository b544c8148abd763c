import { type ForStates, translatedBlocks } from '#domain/business/text-block.ts';
import type { Question } from '../question.ts';
import { words } from './faq-item.en.ts';

const blocks = translatedBlocks(words, () => import('./faq-item.es.ts'));

/** In the order of the filter; `slug` is part of URLs. */
export const faqCategories = blocks.text('faq.categories', 'FAQ, categories');

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
