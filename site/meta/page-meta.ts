import { business } from '#domain/business/business.ts';
import { promises } from '#domain/business/promises.ts';
import type { RoutePath } from '#site/routing/route-paths.ts';

export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** Kept out of search engines. */
  noindex?: true;
}

const area = business.serviceArea;
const keywords = (...own: string[]) =>
  [...own, 'home inspection DFW', 'Dallas-Fort Worth home inspector', 'TREC licensed'].join(', ');

/** What search engines and shared links say of each page. */
export const pageMeta: Readonly<Record<RoutePath, PageMeta>> = {
  '/': {
    title: `${business.name} | Licensed Home Inspector in Dallas-Fort Worth`,
    description: `Licensed home inspections across the ${area}: every system checked, a report with photos and video within ${promises.report}, available 7 days a week. ${business.licence.label}.`,
    keywords: keywords('home inspector Dallas', 'home inspector Fort Worth', 'house inspection'),
  },
  '/quote': {
    title: `Request a Free Home Inspection Quote | ${business.name}`,
    description: `Tell us about the property and get a price and a time within ${promises.response}. Free home inspection quotes in the ${area}, without obligation.`,
    keywords: keywords('free home inspection quote', 'home inspection cost'),
  },
  '/instant-quote': {
    title: `Instant Home Inspection Quote | ${business.name}`,
    description:
      'See what your home inspection costs in under a minute, line by line: square footage, age, pool and more. No name, no email, nothing is sent.',
    keywords: keywords('instant home inspection quote', 'home inspection price calculator'),
  },
  '/calendar': {
    title: `Schedule a Home Inspection Online | ${business.name}`,
    description: `Choose a day and a start time for your home inspection in the ${area}. Booked as soon as you confirm; free to reschedule with ${promises.rescheduleNotice} of notice.`,
    keywords: keywords('schedule home inspection', 'book home inspector online'),
  },
  '/contact': {
    title: `Contact ${business.name} | Call, Email or Text`,
    description: `Reach your home inspector at ${business.phone.display} or send an inspection request. We answer within ${promises.response}, 7 days a week, all over the ${area}.`,
    keywords: keywords('contact home inspector', 'home inspection appointment'),
  },
};

export const notFoundMeta: PageMeta = {
  title: `404 Page Not Found | ${business.name}`,
  description: `This page does not exist. Find inspections, prices and appointments of ${business.name} in the ${area}.`,
  keywords: keywords('home inspection'),
  noindex: true,
};
