import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { defaultBusiness } from './defaults/default-business.ts';
import { widgetFacts } from './widget-facts.ts';

it('keeps the owner’s texts of the widgets and leaves out those of pages', () => {
  const texts = {
    en: { 'booking.prepare': ['Own'], 'home.hero': { title: 'Hi' } },
  };
  expect(widgetFacts({ ...defaultBusiness, texts }).texts).toEqual({
    en: { 'booking.prepare': ['Own'] },
  });
});

it('weighs at most 2.6 KB with gzip', () => {
  const text = JSON.stringify(widgetFacts(defaultBusiness));
  expect(gzipSync(text).length).toBeLessThan(2600);
});
