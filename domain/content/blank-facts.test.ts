import { describe, expect, it } from 'vitest';
import { type BusinessRecords, businessOf } from '#domain/business/business.ts';
import { type ClaimName, claimNames } from '#domain/business/claims.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { defaultIn, sentencesOf, textsOf } from '#domain/business/text-block.ts';
import { wordedTexts } from '#domain/business/text-shape.ts';
import { locales } from '#domain/locale/locale.ts';
import { aboutLicense } from './about.ts';
import { textPages } from './text-blocks.ts';

const blocks = textPages.flatMap((page) => page.blocks);

const records: BusinessRecords = {
  profile: defaultProfile,
  prices: defaultPriceList,
  brand: defaultBrand,
  texts: {},
};
const withProfile = (changes: Partial<typeof defaultProfile>): BusinessRecords => ({
  ...records,
  profile: { ...defaultProfile, ...changes },
});
const withPrices = (changes: Partial<typeof defaultPriceList>): BusinessRecords => ({
  ...records,
  prices: { ...defaultPriceList, ...changes },
});

const { claims, links, overrides } = defaultProfile;
const { addOns, earlyBooking, services } = defaultPriceList;

const withoutClaim = (name: ClaimName) => {
  const { calendarVisitDuration, ...readings } = overrides ?? {};
  return withProfile({
    claims: { ...claims, [name]: '' },
    overrides: name === 'visitDuration' ? readings : overrides,
  });
};

/** The default business without one of the facts that an owner may leave empty. */
const without: Readonly<Record<string, BusinessRecords>> = {
  ...Object.fromEntries(claimNames.map((name) => [name, withoutClaim(name)])),
  license: withProfile({ license: null }),
  'review links': withProfile({ links: { ...links, reviews: {} } }),
  'a telephone for every day': withProfile({
    overrides: { ...overrides, phoneHours: { days: 'Monday - Friday', hours: '9 AM - 5 PM' } },
  }),
  'rush price': withPrices({ rush: { percent: 0 } }),
  'early booking': withPrices({ earlyBooking: { ...earlyBooking, percent: 0 } }),
  ages: withPrices({ addOns: { ...addOns, ages: [] } }),
  durations: withPrices({ durations: [] }),
  ...Object.fromEntries(
    Object.keys(services).map((name) => [
      name,
      withPrices({ services: { ...services, [name]: null } }),
    ]),
  ),
};

/** How texts state a fact, in either language. */
const statements: Readonly<Record<string, RegExp>> = {
  homesInspected: /\b500\+/,
  rating: /\b4\.9\b/,
  customers: /\b150\+/,
  years: /\b5\+/,
  insurance: /\$1M|\binsured\b(?! value)|errors and omissions|(?:tenemos|con|y) seguro\b/i,
  visitDuration: /\b2(?:-| a )4\b|2(?:-| a )3 (?:hours|horas) (?:on site|en la propiedad)/,
  videoReportsReady: /\b6:30\b/,
  license: /8544|\blicensed (?:by|inspector|home)|TREC licensed|inspector con licencia/i,
  'a telephone for every day': /7 days|7 días|Sundays included|también los domingos/,
  'rush price': /\b30 ?%/,
  'early booking': /\b5 ?% (?:of|del)/,
  wellWater: /\$150\b(?!-)/,
  septic: /\$200\b/,
  reInspection: /\$150-\$250/,
};

/** The about page shows this block to a business with a license only. */
const isShown = ({ id }: { id: string }) => id !== aboutLicense.id;

describe.each(locales)('in %s', (locale) => {
  const shownBy = (shown: BusinessRecords) => {
    const business = businessOf(shown, locale);
    return blocks
      .filter(isShown)
      .map((block) => ({ id: block.id, value: textsOf(block, business) }));
  };

  it.each(Object.entries(statements))('a business without it states no %s', (fact, statement) => {
    const stating = (shown: BusinessRecords) =>
      shownBy(shown).flatMap(({ id, value }) =>
        wordedTexts(value)
          .filter((text) => statement.test(text))
          .map((text) => `${id}: ${text}`),
      );
    expect(stating(records)).not.toEqual([]);
    expect(stating(without[fact] as BusinessRecords)).toEqual([]);
  });

  it.each(Object.entries(without))('no answer loses its beginning without %s', (_fact, shown) => {
    const answers = (from: BusinessRecords) =>
      shownBy(from).flatMap(({ id, value }) =>
        answersIn(value).map((item) => [`${id} ${item.id}`, item.answer] as const),
      );
    const whole = new Map(answers(records));
    for (const [id, answer] of answers(shown)) {
      expect(sentencesOf(answer)[0], id).toBe(sentencesOf(whole.get(id) ?? '')[0]);
    }
  });

  it('no sentence needs two facts', () => {
    const wordsOf = (shown: BusinessRecords): Readonly<Record<string, string>> =>
      businessOf(shown, locale).words;
    const full = wordsOf(records);
    const blank = Object.values(without).map((shown) => {
      const words = wordsOf(shown);
      return new Set(Object.keys(full).filter((name) => full[name] !== '' && words[name] === ''));
    });
    const sentences = blocks
      .flatMap((block) => wordedTexts(defaultIn(block, locale)))
      .flatMap(sentencesOf);
    const needing = sentences.filter((sentence) => {
      const names = new Set(sentence.match(/(?<=\{\{)\w+(?=\}\})/g));
      return blank.filter((missing) => !names.isDisjointFrom(missing)).length > 1;
    });
    expect(needing).toEqual([]);
  });
});

interface Answer {
  id: string;
  answer: string;
}

function answersIn(value: unknown): Answer[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('question' in value) return [value as unknown as Answer];
  return Object.values(value).flatMap(answersIn);
}
