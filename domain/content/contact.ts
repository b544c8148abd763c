import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './contact.en.ts';

const blocks = translatedBlocks(words, () => import('./contact.es.ts'));

export const contactHero = blocks.text('contact.hero', 'Contact page, top');

/** The icon says what the action links to. */
export const contactCards = blocks.optional('contact.cards', 'Contact page, ways to reach us');

export const contactQuestions = blocks.optional('contact.questions', 'Contact page, questions');

export const contactDetails = blocks.text('contact.details', 'Contact page, details');

export const hoursAndArea = blocks.optional('contact.hours', 'Contact page, hours and area');

export const sameDayCall = blocks.optional('contact.closing', 'Contact page, end');

export const contactMeta = blocks.text('contact.meta', 'Contact page, for search engines');

export const contactLabels = blocks.text('contact.labels', 'Contact page, labels and button');

export const contactTexts = [
  contactHero,
  contactCards,
  contactQuestions,
  contactLabels,
  contactDetails,
  hoursAndArea,
  sameDayCall,
  contactMeta,
];
