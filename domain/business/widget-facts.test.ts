import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chatAnswers } from '#domain/chat/all-intents.ts';
import { howToPrepare, whatHappensNext } from '#domain/content/booking-confirmation.ts';
import { pricingBlock } from '#domain/content/pricing-block.ts';
import type { Business } from './business.ts';
import { defaultBusiness } from './defaults/default-business.ts';
import { type TextBlock, textsOf } from './text-block.ts';
import { widgetFacts } from './widget-facts.ts';

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

it.each<TextBlock<unknown>>([howToPrepare, whatHappensNext, chatAnswers, pricingBlock])(
  'has the words of the default texts of $label',
  (block) => {
    const facts = widgetFacts(defaultBusiness);
    expect(textsOf(block, facts)).toEqual(textsOf(block, defaultBusiness));
  },
);

it('weighs at most 2.6 KB with gzip', () => {
  const text = JSON.stringify(widgetFacts(defaultBusiness));
  expect(gzipSync(text).length).toBeLessThan(2600);
});
