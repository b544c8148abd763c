import { addHours } from 'date-fns/addHours';
import { expect, it } from 'vitest';
import { RequestLimitError } from '#api/store/resources/contact-requests.ts';
import type { RequestCounts } from '../request-counts.ts';

const now = new Date('2026-11-25T15:00:00.000Z');

/** The tests that every implementation of `RequestCounts` must pass; `open` makes an empty one. */
export function requestCountsContract(open: () => Promise<RequestCounts>): void {
  /** Counts requests under keys that allow two a day, three a month and four a year. */
  async function counting() {
    const counts = await open();
    return (keys: readonly string[], at: Date) => {
      const limit = { day: 2, month: 3, year: 4 };
      return counts.add(
        keys.map((key) => ({ key, limit })),
        at,
      );
    };
  }

  it('refuses the third request of a day with one key', async () => {
    const add = await counting();
    await add(['one'], now);
    await add(['one'], addHours(now, 1));
    await expect(add(['one'], addHours(now, 2))).rejects.toThrow(RequestLimitError);
    await add(['other'], addHours(now, 2));
    await add(['one'], addHours(now, 24));
  });

  it('counts a month and a year', async () => {
    const add = await counting();
    for (const days of [0, 2, 4]) await add(['one'], addHours(now, 24 * days));
    await expect(add(['one'], addHours(now, 24 * 6))).rejects.toThrow(RequestLimitError);
    await add(['one'], addHours(now, 24 * 40));
    await expect(add(['one'], addHours(now, 24 * 300))).rejects.toThrow(RequestLimitError);
    await add(['one'], addHours(now, 24 * 365));
  });

  it('does not count what is taken back', async () => {
    const add = await counting();
    for (let n = 0; n < 9; n++) await (await add(['one'], now))();
    await add(['one'], now);
  });

  it('counts for no key when one of them refuses it', async () => {
    const add = await counting();
    await add(['network', 'one'], now);
    await add(['network', 'two'], now);
    for (let n = 0; n < 2; n++) {
      await expect(add(['three', 'network'], now)).rejects.toThrow(RequestLimitError);
    }
    await add(['three'], now);
  });

  it('accepts no more of concurrent requests', async () => {
    const add = await counting();
    const added = await Promise.allSettled(Array.from({ length: 9 }, () => add(['one'], now)));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
}
