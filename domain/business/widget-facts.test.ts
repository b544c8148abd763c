import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bookingTerms } from '#domain/booking/client/booking-terms.ts';
import { intentsOf } from '#domain/chat/all-intents.ts';
import { whatHappensNext } from '#domain/content/booking-confirmation.ts';
import { defaultLocation } from '#domain/maintenance/maintenance-options.ts';
import { type Business, businessOf } from './business.ts';
import { defaultBrand } from './defaults/default-brand.ts';
import { defaultBusiness } from './defaults/default-business.ts';
import { defaultPriceList } from './defaults/default-price-list.ts';
import { defaultProfile } from './defaults/default-profile.ts';
import { textsOf } from './text-block.ts';
import { widgetBlocks, widgetFacts } from './widget-facts.ts';

it('keeps the owner’s texts of the widgets and leaves out those of pages', () => {
  const texts = {
    en: { 'booking.prepare': ['Own'], 'home.hero': { title: 'Hi' } },
  };
  expect(widgetFacts({ ...defaultBusiness, texts }).texts).toEqual({
    en: { 'booking.prepare': ['Own'] },
  });
});

const words = ({ texts }: Pick<Business, 'texts'>) =>
  Object.keys(widgetFacts({ ...defaultBusiness, texts }).words);

it('leaves out a word of pages unless an own text of a widget names it', () => {
  expect(words({ texts: { en: { 'home.hero': { title: '{{sameDay}}' } } } })).not.toContain(
    'sameDay',
  );
  expect(words({ texts: { en: { 'booking.next': ['The {{sameDay}}.'] } } })).toContain('sameDay');
});

it.each(widgetBlocks)('has the words of the default texts of $label', (block) => {
  const facts = widgetFacts(defaultBusiness);
  expect(textsOf(block, facts)).toEqual(textsOf(block, defaultBusiness));
});

it.each<(business: Business) => unknown>([intentsOf, bookingTerms, defaultLocation])(
  'is enough for what %o makes of it',
  (make) => {
    expect(make(widgetFacts(defaultBusiness))).toEqual(make(defaultBusiness));
  },
);

it('has the English words of a text that the owner has not translated', () => {
  const texts = { en: { 'booking.next': ['In {{region}}, {{phone}}.'] } };
  const records = { profile: defaultProfile, prices: defaultPriceList, brand: defaultBrand, texts };
  const spanish = businessOf(records, 'es');
  const facts = widgetFacts(spanish);
  expect(textsOf(whatHappensNext, facts)).toEqual(textsOf(whatHappensNext, spanish));
  expect(Object.keys(facts.englishWords ?? {}).toSorted()).toEqual(['phone', 'region']);
  expect(widgetFacts(businessOf({ ...records, texts: {} }, 'es'))).not.toHaveProperty(
    'englishWords',
  );
});

const codeIn = (files: string, exclude: string[] = []) =>
  globSync(files, { exclude: ['**/*.test.*', ...exclude] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

it('has the texts that widgets show', () => {
  const blocks = codeIn('domain/**/*.ts').matchAll(
    /export const (\w+) = blocks\.(?:text|optional)\(\s*'([^']+)'/g,
  );
  const ids = new Map([...blocks].map(([, name, id]) => [name, id]));
  // `embed-code` is a part of a page.
  const code = codeIn('{ui,widgets}/**/*.tsx', ['widgets/embed-code/**']);
  const shown = [...code.matchAll(/useTexts\((\w+)\)/g)].map(([, name]) => ids.get(name) ?? name);
  expect(shown).toContain('pricing.block');
  const sent = widgetBlocks.map(({ id }) => id);
  expect(sent, 'widgetBlocks in widget-facts.ts').toEqual(expect.arrayContaining(shown));
});

it('has the words that widgets name in their code', () => {
  const code = codeIn('{client,ui,widgets}/**/*.{ts,tsx}');
  // A call is of a catalog's entry of the same name.
  const named = [...code.matchAll(/\bwords\.(\w+)(?![\w(])/g)]
    .map(([, name = '']) => name)
    .filter((name) => Object.hasOwn(defaultBusiness.words, name));
  expect(named).toContain('ContractDeadline');
  expect(Object.keys(widgetFacts(defaultBusiness).words)).toEqual(expect.arrayContaining(named));
});

it('weighs at most 1.7 KB with gzip', () => {
  const text = JSON.stringify(widgetFacts(defaultBusiness));
  expect(gzipSync(text).length).toBeLessThan(1700);
});
