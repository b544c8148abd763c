import type { ShownSetupGuide } from '../shown-setup-guide.ts';

/** The guide of an installation that shows no samples. */
export const guideWithoutSamples: ShownSetupGuide = {
  revision: 8,
  steps: {
    who: 'done',
    where: 'done',
    hours: 'done',
    prices: 'done',
    looks: 'skipped',
    mail: 'done',
    samples: 'done',
  },
  isNew: false,
  left: {
    fields: [],
    prices: false,
    motif: false,
    figures: 0,
    testimonials: 0,
    reviews: 0,
    articles: 0,
    promotions: 0,
  },
};

/** The guide of a new installation. */
export const newGuide: ShownSetupGuide = {
  revision: 1,
  steps: {},
  isNew: true,
  left: {
    fields: [
      ...['name', 'shortName', 'phone', 'email', 'inspectors.0.name', 'inspectors.0.signature'],
      ...['license.number', 'license.authority', 'license.label'],
      ...['region.name', 'region.shortName', 'region.localName', 'region.state'],
      ...['region.counties', 'region.cities', 'hours'],
    ],
    prices: true,
    motif: false,
    figures: 10,
    testimonials: 9,
    reviews: 24,
    articles: 10,
    promotions: 3,
  },
};
