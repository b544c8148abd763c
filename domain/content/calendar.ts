import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './calendar.en.ts';

const blocks = translatedBlocks(words, () => import('./calendar.es.ts'));

export const calendarHero = blocks.text('calendar.hero', 'Calendar, top');

export const calendarNotes = blocks.optional('calendar.notes', 'Calendar, notes');

export const whatToExpect = blocks.optional('calendar.expect', 'Calendar, what to expect');

export const inspectionTypeCards = blocks.optional('calendar.types', 'Calendar, inspection types');

export const calendarMeta = blocks.text('calendar.meta', 'Calendar, for search engines');

export const calendarClosing = blocks.optional('calendar.closing', 'Calendar, end');

/** `{when}` is the booked day and time. */
export const calendarLabels = blocks.text(
  'calendar.labels',
  'Calendar, top with a quote or booked',
);

export const calendarTexts = [
  calendarHero,
  calendarLabels,
  calendarNotes,
  whatToExpect,
  inspectionTypeCards,
  calendarClosing,
  calendarMeta,
];
