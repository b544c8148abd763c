import { describe, expect, it } from 'vitest';
import { businessOf } from '#domain/business/business.ts';
import { defaultBrand } from '#domain/business/defaults/default-brand.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { sampleBusiness, sampleRecords } from '#domain/business/testing/sample-business.ts';
import { defaultIn, textsOf } from '#domain/business/text-block.ts';
import { isFixed, wordedTexts } from '#domain/business/text-shape.ts';
import { findingsOf } from './sample-report/findings.ts';
import { reportSystemsIn } from './sample-report/form.ts';
import { textPages } from './text-blocks.ts';

const defaultRecords = {
  profile: defaultProfile,
  prices: defaultPriceList,
  brand: defaultBrand,
  texts: {},
};

const blocks = textPages.flatMap((page) => page.blocks).filter(({ words }) => words);

/** Names, lists and fixed keys of a value, and of its texts the links and what a visit fills in. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') {
    const filledIn = value.match(/(?<!\{)\{\w+\}(?!\})/g) ?? [];
    return [...filledIn.toSorted(), ...(value.match(/\[/g) ?? [])].join(' ');
  }
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isFixed(key) ? part : shapeOf(part)]),
  );
}

describe.each(blocks)('$label in Spanish', (block) => {
  it('has the parts of the English', () => {
    expect(shapeOf(defaultIn(block, 'es'))).toEqual(shapeOf(defaultIn(block, 'en')));
  });

  it.each([
    ['the default business', defaultRecords, defaultBusiness],
    ['a business in another state', sampleRecords, sampleBusiness],
  ])('leaves out what the English leaves out for %s', (_name, records, inEnglish) => {
    const texts = textsOf(block, businessOf(records, 'es'));
    expect(JSON.stringify(texts)).not.toContain('{{');
    const emptyIn = (value: unknown) => wordedTexts(value).map((text) => text === '');
    expect(emptyIn(texts)).toEqual(emptyIn(textsOf(block, inEnglish)));
  });
});

it('says in another state nothing of Texas and promises no report on the same day', () => {
  const business = businessOf(sampleRecords, 'es');
  const texts = blocks.flatMap((block) => wordedTexts(textsOf(block, business)));
  const report = JSON.stringify([reportSystemsIn('es'), findingsOf(business)]);
  expect(
    [...texts, report].filter((text) =>
      /texa|\bTREC\b|\bTAC\b|REI 7-6|opción|dallas|\bDFW\b|fort worth|bluebonnet|arcill|temporada de granizo|140 grados/i.test(
        text,
      ),
    ),
  ).toEqual([]);
  expect(texts.filter((text) => /(reporte|entrega)[^.]*mismo día/i.test(text))).toEqual([]);
});
