import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { partnerSlugFrom, partnerSlugLength, partnerSlugOf } from './partner-slug.ts';

test.each([
  ['Jane Doe Realty', 'jane-doe-realty'],
  ['  Jane   Doe  ', 'jane-doe'],
  ['jane-doe', 'jane-doe'],
  ['Smith & Sons', 'smith-and-sons'],
  ['Peña Bröker', 'pena-broker'],
  ['Große Häuser', 'grosse-hauser'],
  ['O’Neil & Co.', 'oneil-and-co'],
  ['2 Sisters, Inc. (Plano)', '2-sisters-inc-plano'],
  ['"><script>', 'script'],
  ['—', undefined],
  ['', undefined],
])('the partner named %j has the slug %j', (name, slug) => {
  expect(partnerSlugFrom(name)).toBe(slug);
});

it('always makes a valid slug, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const slug = partnerSlugFrom(name);
      if (slug === undefined) return;
      expect(slug.length).toBeLessThanOrEqual(partnerSlugLength);
      expect(partnerSlugOf(slug)).toBe(slug);
      expect(partnerSlugFrom(slug)).toBe(slug);
    }),
  );
});
