import fc from 'fast-check';
import { expect, it, test, vi } from 'vitest';
import { validate } from '#domain/validation/validate.ts';
import { metadataField } from './metadata.schema.ts';
import { metadataOf, metadataOfSearch } from './metadata.ts';
import { metadataToSearch } from './metadata-to-search.ts';

test.each<[string, unknown, string | undefined]>([
  ['listing-id', '42', '42'],
  ['42', ' two\nlines ', 'two lines'],
  ['constructor', 'x', 'x'],
  ['k'.repeat(40), 'v'.repeat(200), 'v'.repeat(200)],
  ['k'.repeat(41), 'x', undefined],
  ['long', 'v'.repeat(201), undefined],
  ['__proto__', 'x', undefined],
  ['Listing', 'x', undefined],
  ['<b>', 'x', undefined],
  ['=1+1', 'x', undefined],
  ['', 'x', undefined],
  ['number', 42, undefined],
  ['object', { a: 1 }, undefined],
])('of a pair %j with %j it keeps %j, and names what it leaves out', (key, given, kept) => {
  const ignored = vi.fn();
  const metadata = metadataOf([[key, given]], ignored);
  expect(metadata).toEqual(kept === undefined ? undefined : { [key]: kept });
  expect(ignored.mock.calls.map(([name]) => name)).toEqual(kept === undefined ? [key] : []);
});

it('has no pair for an empty value, and says nothing of it', () => {
  const ignored = vi.fn();
  const empty = ['', ' ', undefined, null].map((value, index) => [`k${index}`, value] as const);
  expect(metadataOf(empty, ignored)).toBeUndefined();
  expect(ignored).not.toHaveBeenCalled();
});

it('keeps the first ten pairs', () => {
  const ignored: string[] = [];
  const pairs = Array.from({ length: 12 }, (_, index) => [`k${index}`, 'x'] as const);
  expect(Object.keys(metadataOf(pairs, (key) => ignored.push(key)) ?? {})).toHaveLength(10);
  expect(ignored).toEqual(['k10', 'k11']);
});

it('goes through a query unchanged, beside other parameters', () => {
  const metadata = { 'listing-id': 'a&b=c', office: 'Plano ñ' };
  const search = String(new URLSearchParams({ quote: '{}', ...metadataToSearch(metadata) }));
  expect(metadataOfSearch(`?${search}`)).toEqual(metadata);
  expect(metadataOfSearch('?quote=1&metadata=2')).toBeUndefined();
});

test.each<[unknown, unknown]>([
  [undefined, undefined],
  [null, undefined],
  ['text', undefined],
  [[{}], undefined],
  [JSON.parse('{"__proto__":"x","office":"Plano"}'), { office: 'Plano' }],
  [{ office: 'Plano', long: 'x'.repeat(201) }, { office: 'Plano' }],
])('the server reads %j as %j', (received, kept) => {
  expect(validate(metadataField, received)).toEqual({ ok: true, value: kept });
});

it('the server accepts every input, and what a page sends unchanged', () => {
  fc.assert(
    fc.property(fc.anything(), fc.dictionary(fc.string(), fc.string()), (anything, pairs) => {
      expect(validate(metadataField, anything).ok).toBe(true);
      const sent = metadataOf(Object.entries(pairs));
      expect(validate(metadataField, sent)).toEqual({ ok: true, value: sent });
    }),
  );
});
