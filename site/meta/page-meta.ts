import { business } from '#domain/business/business.ts';
import { promises } from '#domain/business/promises.ts';
import type { RoutePath } from '#site/routing/route-paths.ts';

export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** Kept out of search engines. */
  noindex?: true;
  /** Set for an article; instants are ISO 8601. */
  article?: { published: string; section: string; tags: readonly string[] };
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
  '/about': {
    title: `About Your Home Inspector | ${business.name}`,
    description: `Meet the inspector behind ${business.name}: ${business.licence.label}, insured, independent, and at home on North Texas clay. Serving 20 cities of the ${area}.`,
    keywords: keywords('about home inspector', 'licensed Texas home inspector'),
  },
  '/services': {
    title: `Home Inspection Services in Dallas-Fort Worth | ${business.name}`,
    description: `Residential, home warranty, pre-listing, pre-purchase, new construction and annual maintenance inspections across the ${area}, with video reports.`,
    keywords: keywords('home inspection services', 'pre-listing inspection', 'warranty inspection'),
  },
  '/pricing': {
    title: `Home Inspection Prices from ${promises.startingPrice} | ${business.name}`,
    description: `Transparent home inspection prices from ${promises.startingPrice} by square footage: no hidden fees, no deposit, thermal imaging free, and reports the same day across the ${area}.`,
    keywords: keywords('home inspection cost Dallas', 'home inspection prices'),
  },
  '/reviews': {
    title: `Customer Reviews | ${business.name}`,
    description: `What buyers, sellers and owners across the ${area} say of their inspections: reviews from Google, Yelp, Facebook and Angie's List in one place.`,
    keywords: keywords('home inspector reviews', 'best home inspector Dallas'),
  },
  '/faq': {
    title: `Home Inspection Questions and Answers | ${business.name}`,
    description: `45 straight answers about home inspections in the ${area}: process, prices, what is included, option periods, clay soil and hail, reports and what follows.`,
    keywords: keywords('home inspection FAQ', 'home inspection questions'),
  },
  '/blog': {
    title: `Home Inspection Blog for North Texas | ${business.name}`,
    description: `Plain articles from a licensed inspector on foundations, roofs, heating and cooling, buying and selling homes in the ${area}.`,
    keywords: keywords('home inspection blog', 'North Texas homes'),
  },
  '/maintenance-tips': {
    title: `Home Maintenance Tips for Your Home | ${business.name}`,
    description: `Tell us the age and type of your home, the season and what worries you, and get a list of maintenance tips made for homes in the ${area}.`,
    keywords: keywords('home maintenance tips Texas', 'seasonal home maintenance'),
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
  '/embed': {
    title: `Our Widgets on Your Page | ${business.name}`,
    description: `For real-estate agents in the ${area}: show instant quotes, free appointments and reviews of ${business.name} on your own page. Choose, see it live, copy.`,
    keywords: keywords('home inspection widget', 'real estate agent website'),
    noindex: true,
  },
};

export const notFoundMeta: PageMeta = {
  title: `404 Page Not Found | ${business.name}`,
  description: `This page does not exist. Find inspections, prices and appointments of ${business.name} in the ${area}.`,
  keywords: keywords('home inspection'),
  noindex: true,
};
