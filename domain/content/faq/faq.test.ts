import { describe, expect, it, test } from 'vitest';
import { type Business, businessOf } from '#domain/business/business.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { sampleBusiness, sampleRecords } from '#domain/business/testing/sample-business.ts';
import { textsOf } from '#domain/business/text-block.ts';
import { faqItems as itemsOf } from './faq.ts';
import { faqCategories as categories } from './faq-item.ts';

const faqItems = itemsOf(defaultBusiness);
const faqCategories = textsOf(categories, defaultBusiness);

const words = (text: string) => text.toLowerCase().match(/[a-z0-9'-]+/g) ?? [];
const answerTo = (id: string) => faqItems.find((item) => item.id === id)?.answer;

it('answers 45 questions', () => {
  expect(faqItems).toHaveLength(45);
});

it.each(faqCategories)('has five to eight questions under $name', ({ slug }) => {
  const count = faqItems.filter(({ category }) => category === slug).length;
  expect(count).toBeGreaterThanOrEqual(5);
  expect(count).toBeLessThanOrEqual(8);
});

it('keeps the questions of a category together, in the order of the filter', () => {
  const order = faqItems.map(({ category }) => faqCategories.findIndex((c) => c.slug === category));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

it('has the seven categories of the specification', () => {
  expect(faqCategories.map(({ name }) => name)).toEqual([
    'General',
    'Process & Timeline',
    'Cost & Pricing',
    "What's Included",
    'Scheduling',
    'DFW Specific',
    'Reports & Follow-up',
  ]);
});

it('gives each question a unique id', () => {
  const ids = [...faqItems.map(({ id }) => id), ...faqCategories.map(({ slug }) => slug)];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it('has no two similar questions', () => {
  const common = new Set(
    words('a an and are can do does for how i in is it my of or the to what you'),
  );
  const asked = faqItems.map(
    ({ question }) => new Set(words(question).filter((word) => !common.has(word))),
  );
  for (const [index, one] of asked.entries()) {
    for (const [offset, other] of asked.slice(index + 1).entries()) {
      const shared = one.intersection(other).size / one.union(other).size;
      const pair = `${faqItems[index]?.id} and ${faqItems[index + 1 + offset]?.id}`;
      expect(shared, pair).toBeLessThanOrEqual(0.5);
    }
  }
});

describe.each(faqItems)('the answer to "$question"', ({ question, answer }) => {
  it('has 40 to 110 words', () => {
    expect(question).toMatch(/\?$/);
    expect(words(answer).length).toBeGreaterThanOrEqual(40);
    expect(words(answer).length).toBeLessThanOrEqual(110);
    expect(answer).not.toMatch(/\b(undefined|NaN|lorem)\b|\$\{|\[object/i);
    expect(answer).not.toMatch(/^\s|\s$/);
  });

  it('promises nothing that Texas forbids or has repealed', () => {
    expect(answer).not.toMatch(/recovery fund/i);
  });
});

it('offers no report on wood-destroying insects', () => {
  expect(answerTo('termites')).toMatch(/do not hold it and do not offer it/);
  const others = faqItems.filter(({ id }) => id !== 'termites').map(({ answer }) => answer);
  expect(others.join(' ')).not.toMatch(/termite|insect/i);
});

// Figures of the FAQ, its own and those it shares with other places (spec §9).
test.each([
  ['pool-price', 'adds $100'],
  ['detached-structures', '$50-$100'],
  ['re-inspection', '$150-$250'],
  ['utilities-off', '$150-$250'],
  ['rush-inspection', '30%'],
  ['option-period', '7-10 days'],
  ['using-the-findings', '7-10 days'],
  ['how-long-does-it-take', '2-4 hours'],
  ['what-does-it-cost', '$350-$600'],
  ['what-does-it-cost', '$350 up to 2,000 sq ft'],
  ['what-does-it-cost', '$600, plus $25 for each started 100 sq ft'],
  ['what-raises-the-price', '$25 past 20 years, $50 past 30 years, $75 past 50 years'],
  ['thermal-imaging', 'free'],
  ['septic-and-wells', '$200'],
  ['septic-and-wells', '$150'],
  ['how-do-i-pay', 'No deposit'],
  ['how-do-i-pay', 'Cash or check'],
  ['how-do-i-pay', 'PayPal and Venmo'],
  ['how-soon', '48 hours'],
  ['booking-online', '2 hours'],
  ['cancel-or-reschedule', '24-hour cancellation policy'],
  ['weekends', '7 days a week'],
  ['when-is-the-report-ready', '24 hours'],
  ['when-is-the-report-ready', '6:30 PM'],
  ['what-is-in-the-report', 'REI 7-6'],
  ['what-is-inspected', '22 TAC 535.227 to 535.233'],
  ['license-and-insurance', 'TREC #8544'],
  ['license-and-insurance', '$1M'],
  ['service-area', '50 miles'],
])('says under %s: %s', (id, text) => {
  expect(answerTo(id)).toContain(text);
});

it('answers how to move or cancel with the link in the confirmation, then the telephone', () => {
  const answer = answerTo('cancel-or-reschedule');
  expect(answer).toMatch(/^Open the link in your confirmation.+call \(972\) 555-0148/);
});

test('a detached structure costs what the list says, by its size only where there is a range', () => {
  const answerOf = (business: Business) =>
    itemsOf(business).find(({ id }) => id === 'detached-structures')?.answer;
  expect(answerOf(defaultBusiness)).toMatch(
    /^Yes.* A detached structure adds \$50-\$100, by its size/,
  );
  expect(answerOf(defaultBusiness)).not.toContain('Each detached');
  expect(answerOf(sampleBusiness)).toMatch(
    /^Yes.* Each detached structure adds \$110\. Tell us about/,
  );
});

describe.each([
  [
    'the default business',
    { profile: defaultProfile, prices: defaultPriceList, brand: defaultBrand, texts: {} },
  ],
  ['a business without a state pack', sampleRecords],
])('in Spanish, for %s', (_name, records) => {
  const english = itemsOf(businessOf(records, 'en'));
  // Once the words are loaded, which they are only when a test runs.
  const spanish = () => itemsOf(businessOf(records, 'es'));

  it('has the same questions with the same links', () => {
    const fixed = (items: typeof english) =>
      items.map(({ id, category, link }) => ({ id, category, href: link?.href }));
    expect(fixed(spanish())).toEqual(fixed(english));
  });

  it('says the same figures in every answer', () => {
    const figures = (text: string) => (text.match(/\d+(?:,\d{3})*/g) ?? []).toSorted();
    for (const [index, { id, answer }] of spanish().entries()) {
      expect(figures(answer), id).toEqual(figures(english[index]?.answer ?? ''));
    }
  });

  it('leaves nothing in English and no placeholder', () => {
    for (const [index, { id, question, answer }] of spanish().entries()) {
      expect(question, id).toMatch(/^.*¿.+\?$/);
      expect(answer, id).not.toBe(english[index]?.answer);
      expect(`${question} ${answer}`, id).not.toMatch(/\{\{|\b(the|and|with)\b/);
    }
  });
});

test('two prices for a pool are explained where there are two', () => {
  const answerOf = (business: Business) =>
    itemsOf(business).find(({ id }) => id === 'pool-price')?.answer;
  const explanation = 'The $25 in the instant quote is for a look at the pool with the house';
  expect(answerOf(defaultBusiness)).toContain(explanation);
  expect(answerOf(sampleBusiness)).toMatch(/^A full inspection .* In it we run .* are there\.$/);
});
