import type { Business } from './business.ts';
import type { WordName, Words } from './words.ts';

/** Blocks that widgets show; the owner's texts of other blocks stay on the server. */
const widgetBlock = /^(booking|chat|pricing|tips|widgets)\./;

/** Words of pages, which no default text of a widget names. */
const pageWords: ReadonlySet<string> = new Set<WordName>([
  'reportDay',
  'sameDay',
  'aSameDayReport',
  'laterReportTime',
  'reportHeadings',
  'faqPoolPrice',
  'faqStructurePrice',
  'faqStructureRange',
  'homeInspections',
  'inspectorTitle',
  'averageSaved',
]);

/**
 * The business as widgets get it: without what only pages, mails and search engines show. Widgets of
 * earlier releases read it too, so fields are added to it and never renamed.
 */
export function widgetFacts(business: Business): Business {
  const { serviceArea, hours, law, brand } = business;
  const inspector = { ...business.inspector, certifications: [] };
  const texts = Object.fromEntries(
    Object.entries(business.texts.en ?? {}).filter(([id]) => widgetBlock.test(id)),
  );
  const ownText = JSON.stringify(texts);
  const words = Object.entries(business.words).filter(
    ([name]) => !pageWords.has(name) || ownText.includes(`{{${name}}}`),
  );
  return {
    ...business,
    words: Object.fromEntries(words) as Words,
    inspector,
    inspectors: [inspector],
    // Widgets compare names; maps are drawn on pages.
    serviceArea: {
      ...serviceArea,
      cities: serviceArea.cities.map(({ name }) => ({ name, latitude: 0, longitude: 0 })),
    },
    hours: { ...hours, appointments: [], phoneRows: [], profile: [], structuredData: undefined },
    law: { ...law, consumerNotice: null, licenseRegister: null },
    links: { reviews: {} },
    brand: { ...brand, photographs: {} },
    texts: { en: texts },
  };
}
