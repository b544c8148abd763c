import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bookingTerms } from '#domain/booking/client/booking-terms.ts';
import { intentsOf } from '#domain/chat/all-intents.ts';
import { defaultLocation } from '#domain/maintenance/maintenance-options.ts';
import type { Business } from './business.ts';
import { defaultBusiness } from './defaults/default-business.ts';
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

it('has the words that widgets name in their code', () => {
  const files = globSync('{client,ui,widgets}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const named = [...code.matchAll(/\bwords\.(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => Object.hasOwn(defaultBusiness.words, name));
  expect(named).toContain('ContractDeadline');
  expect(Object.keys(widgetFacts(defaultBusiness).words)).toEqual(expect.arrayContaining(named));
});

it('weighs at most 1.6 KB with gzip', () => {
  const text = JSON.stringify(widgetFacts(defaultBusiness));
  expect(gzipSync(text).length).toBeLessThan(1600);
});
