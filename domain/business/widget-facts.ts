import type { Business } from './business.ts';

/** Blocks that widgets show; the owner's texts of other blocks stay on the server. */
const widgetBlock = /^(booking|chat|pricing|tips|widgets)\./;

/**
 * The business as widgets get it: without what only pages, mails and search engines show. Widgets of
 * earlier releases read it too, so fields are added to it and never renamed.
 */
export function widgetFacts(business: Business): Business {
  const { serviceArea, hours, law, brand, texts } = business;
  const inspector = { ...business.inspector, certifications: [] };
  return {
    ...business,
    inspector,
    inspectors: [inspector],
    // Widgets compare names; maps are drawn on pages.
    serviceArea: {
      ...serviceArea,
      cities: serviceArea.cities.map(({ name }) => ({ name, latitude: 0, longitude: 0 })),
    },
    hours: { ...hours, appointments: [], profile: [], structuredData: undefined },
    law: { ...law, consumerNotice: null, licenseRegister: null },
    links: { reviews: {} },
    brand: { ...brand, photographs: {} },
    texts: {
      en: Object.fromEntries(Object.entries(texts.en ?? {}).filter(([id]) => widgetBlock.test(id))),
    },
  };
}
