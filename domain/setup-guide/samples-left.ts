import type { GuideStep } from './setup-guide.schema.ts';

/** What visitors see as it was delivered, unless the owner said that it is so. */
export interface SamplesLeft {
  /** Facts of the profile, by the name of their control; those of a step that is done are not listed. */
  fields: string[];
  /** The first price list is shown. */
  prices: boolean;
  /** The flowers of the first business are drawn around another one. */
  motif: boolean;
  figures: number;
  testimonials: number;
  reviews: number;
  articles: number;
  promotions: number;
}

interface Listed {
  text: string;
  /** Where it becomes the owner's. */
  step: GuideStep;
}

const facts: readonly (Listed & { fields: string[] })[] = [
  { text: 'license', step: 'who', fields: ['license.number'] },
  { text: 'phone number', step: 'who', fields: ['phone'] },
  { text: 'email address', step: 'who', fields: ['email'] },
  { text: 'inspector', step: 'who', fields: ['inspectors.0.name'] },
  { text: 'service area', step: 'where', fields: ['region.name', 'region.cities'] },
  { text: 'office hours', step: 'hours', fields: ['hours'] },
];

const counted = (count: number, one: string): Listed[] =>
  count === 0 ? [] : [{ text: count === 1 ? `1 ${one}` : `${count} ${one}s`, step: 'samples' }];

/** Samples that the owner can remove. */
const removable = (left: SamplesLeft): Listed[] => [
  ...counted(left.reviews, 'review'),
  ...counted(left.testimonials, 'testimonial'),
  ...counted(left.figures, 'figure'),
  ...counted(left.articles, 'article'),
  ...counted(left.promotions, 'offer'),
];

/** Everything that visitors see and that is not the owner's, what they notice first at the top. */
export function listSamples(left: SamplesLeft): Listed[] {
  const all: (Listed | false)[] = [
    left.fields.includes('name') && { text: 'name', step: 'who' },
    left.prices && { text: 'prices', step: 'prices' },
    ...counted(left.reviews, 'review'),
    ...facts.filter(({ fields }) => fields.some((field) => left.fields.includes(field))),
    left.motif && { text: 'bluebonnet drawings', step: 'looks' },
    ...removable({ ...left, reviews: 0 }),
  ];
  return all.filter((one) => one !== false);
}

/** Listed by name; the others are counted. */
const NAMED = 3;

/** "Visitors still see samples: name, prices, 24 reviews and 6 more."; undefined if nothing is left. */
export function samplesText(left: SamplesLeft): string | undefined {
  const texts = listSamples(left).map(({ text }) => text);
  if (texts.length === 0) return undefined;
  const isShort = texts.length <= NAMED + 1;
  const named = isShort ? texts.slice(0, -1) : texts.slice(0, NAMED);
  const last = isShort ? texts.at(-1) : `${texts.length - NAMED} more`;
  return `Visitors still see samples: ${[named.join(', '), last].filter(Boolean).join(' and ')}.`;
}
