/**
 * Slugs of the sample articles, for which the build draws share images; posts by the owner have
 * none. Separate from the articles, because the browser needs only their slugs.
 */
export const articlesWithShareImage: ReadonlySet<string> = new Set([
  'hail-and-your-roof',
  'option-period-day-by-day',
  'pre-listing-inspection-for-sellers',
  'what-a-trec-inspection-covers',
  'air-conditioning-in-a-texas-summer',
  'foundations-on-north-texas-clay',
  'cast-iron-sewer-lines-in-older-homes',
  'electrical-panels-and-old-wiring',
  'new-construction-inspection-stages',
  'hard-freezes-and-your-pipes',
]);
