import { business } from '#domain/business/defaults/business.ts';
import { promises } from '#domain/business/promises.ts';
import { visitDuration } from '#domain/business/published-figures.ts';
import { textBlock } from '#domain/business/text-block.ts';
import type { ContentCard } from './content-card.ts';

export const calendarHero = {
  title: 'Schedule your inspection',
  /** The next step: choose a day, choose a time, or confirm. */
  day: 'Choose a day and a start time. It is yours as soon as you confirm.',
  time: 'Choose a start time. It is yours as soon as you confirm.',
  confirm: 'The time is yours as soon as you confirm.',
  booked: 'What happens next, and how to prepare, is below.',
} as const;

export const calendarNotes = [
  {
    icon: 'clock',
    title: `${visitDuration.calendar} on site`,
    text: `Most inspections take ${visitDuration.calendar}; large homes take longer.`,
  },
  {
    icon: 'report',
    title: `Report within ${promises.report}`,
    text: 'Written, with photos and video, and often the same day.',
  },
  {
    icon: 'reschedule',
    title: 'Free to reschedule',
    text: `Give us ${promises.rescheduleNotice} of notice, and moving or canceling costs nothing.`,
  },
  {
    icon: 'license',
    title: 'Licensed and insured',
    text: `${business.license.label}, Texas Real Estate Commission, with $1M errors and omissions cover.`,
  },
] as const satisfies readonly ContentCard[];

export const whatToExpect = [
  'A confirmation at once, with the date and the start time in Central Time.',
  'A call if we need a gate code, a lockbox or the utilities switched on.',
  `An inspector who arrives on time and works through every system in ${visitDuration.calendar}.`,
  'A walk through the findings before we leave, if you are there.',
  `The report within ${promises.report}, and a consultation whenever you have read it.`,
] as const;

export const inspectionTypeCards = [
  {
    icon: 'residential',
    title: 'Residential',
    text: 'For buyers and owners: structure, exterior, electrical, plumbing, HVAC and interior.',
  },
  {
    icon: 'warranty',
    title: 'Home Warranty',
    text: 'Before a warranty ends: each component checked, with the documents for your claim.',
  },
  {
    icon: 'pre-listing',
    title: 'Pre-Listing',
    text: 'For sellers: know what the buyer will find, and choose what to repair first.',
  },
] as const satisfies readonly ContentCard[];

export const calendarMeta = textBlock('calendar.meta', 'Calendar, for search engines', {
  title: 'Schedule a Home Inspection Online | {{name}}',
  description:
    'Choose a day and a start time for your home inspection in the {{region}}. Booked as soon as you confirm; free to reschedule with {{noticeTime}} of notice.',
  keywords: ['schedule home inspection', 'book home inspector online'],
});
