// Figures other than prices, with the places that show them. The specification gives several values
// for some figures, and each place keeps its own (spec §9). Hours are in hours.ts.

/** How long an inspection takes. */
export const visitDuration = {
  /** Home and services pages, contact page, FAQ, chat. */
  usual: '2-4 hours',
  /** Calendar page. */
  calendar: '2-3 hours',
} as const;

export const yearsOfExperience = {
  /** Reviews page. */
  shown: '5+',
  /** Structured data for search engines. */
  structuredData: '15+',
} as const;

/** Distance from the center of the service area, in miles. */
export const radiusMiles = {
  /** Home, about, contact and quote pages, FAQ, chat. */
  served: 50,
  /** Pricing and quote pages, chat. */
  standard: 30,
} as const;

/** The time for an inspection after the contract is signed: FAQ, chat. */
export const optionPeriod = '7-10 days';

/** When video reports are ready on the day of the inspection. */
export const videoReportsReady = '6:30 PM';
