import { afterEach, expect, test, vi } from 'vitest';
import { defaultPromotions } from '#domain/promotions/promotions.ts';
import { promotionValues, savePromotion } from './promotion-calls.ts';

const [first] = defaultPromotions;

afterEach(() => vi.unstubAllGlobals());

/** What is sent of these values. */
async function sent(values: Record<string, string>) {
  const fetch = vi.fn(async (_url: string, _call: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  await savePromotion({ ...promotionValues(first), ...values }, first.id, 1);
  return JSON.parse(String(fetch.mock.calls[0]?.[1].body));
}

test('a form that nobody has touched changes nothing', async () => {
  const { id: _id, type: _type, ...shown } = first;
  expect(await sent({})).toEqual({ ...shown, from: '', until: '' });
});

test.each([
  ['8', 8000],
  [' 7.5 ', 7500],
  ['1', 1000],
  ['0', 0],
  ['61', 61_000],
  ['', null],
  ['a while', null],
  ['1e3', null],
  ['-1', null],
])('%j seconds are sent as %j', async (seconds, duration) => {
  expect((await sent({ seconds })).duration).toBe(duration);
});
