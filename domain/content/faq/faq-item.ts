import type { Question } from '../question.ts';

/** In the order of the filter; `slug` stands in addresses. */
export const faqCategories = [
  { slug: 'general', name: 'General' },
  { slug: 'process-timeline', name: 'Process & Timeline' },
  { slug: 'cost-pricing', name: 'Cost & Pricing' },
  { slug: 'whats-included', name: "What's Included" },
  { slug: 'scheduling', name: 'Scheduling' },
  { slug: 'dfw-specific', name: 'DFW Specific' },
  { slug: 'reports-follow-up', name: 'Reports & Follow-up' },
] as const;

export type FaqCategory = (typeof faqCategories)[number]['slug'];

/** The page that takes an answer further. */
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
  /** Paragraphs of plain text, an empty line between two of them. */
  answer: string;
  link?: FaqLink;
}

/** Questions of one category, before they are told which. */
export type FaqEntries = readonly Omit<FaqItem, 'category'>[];
