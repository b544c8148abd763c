/** In the order in which RESULTS.md shows them; others follow as they came. */
export const titles: readonly string[] = [
  'Pages from memory',
  'Pages, rendered and not kept',
  'A call that stores nothing',
  'Store',
  'Reads while bookings arrive',
  'Interactions',
  'Lighthouse, all pages',
  'Lighthouse, partners’ pages',
  'Widgets, bytes in gzip',
  'Widgets, first picture on a slow line',
  'Pages, script in brotli',
  'Admin, script in brotli',
];
