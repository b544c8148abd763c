import { describe, expect, test } from 'vitest';
import { businessOf } from '#domain/business/business.ts';
import { sampleRecords } from '#domain/business/testing/sample-business.ts';
import { tracesIn } from '#domain/business/testing/traces.ts';
import { locales } from '#domain/locale/locale.ts';
import { inside, isReady, mountElement } from './element/testing/mount-element.ts';
import type { DefineElement, WidgetTag } from './registry.ts';

const modules = Object.values(
  import.meta.glob<{ define: DefineElement }>('./*/*.element.ts', { eager: true }),
);
for (const { define } of modules) define(async (locale) => businessOf(sampleRecords, locale));

/** What is there once each is drawn; reviews and promo show only what the API answers. */
const drawn: Readonly<
  Record<Exclude<WidgetTag, 'inspection-reviews' | 'inspection-promo'>, string>
> = {
  'inspection-booking': '[role="grid"]',
  'inspection-chat': 'button',
  'inspection-contact': 'form',
  'inspection-pricing': 'table',
  'inspection-quote': 'form',
  'inspection-tips': 'form',
};

describe.each(locales)('in "%s"', (locale) => {
  test.each(Object.entries(drawn))(
    '%s of another business has no trace of the default one',
    async (tag, ready) => {
      const element = mountElement(tag, `<${tag} lang="${locale}"></${tag}>`);
      await isReady(element, ready);
      expect(inside(element, '.ui-host')?.lang).toBe(locale);
      expect(tracesIn(element.shadowRoot?.innerHTML ?? '')).toEqual([]);
    },
  );
});
