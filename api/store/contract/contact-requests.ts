import { expect, test } from 'vitest';
import { sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { InvalidCursorError, type ListQuery } from '../store.ts';
import { cursorOf, type Stage } from './stage.ts';

/** How contact requests are kept and listed. */
export function contactRequestsContract(stage: Stage): void {
  const idsOf = async (query: Partial<ListQuery> = {}) =>
    (await stage.store.listContactRequests({ limit: 10, ...query })).data.map(({ id }) => id);

  const add = (id: string, createdAt: string) =>
    stage.store.addContactRequest(sampleContactRequest({ id, createdAt }));

  test('outlive a restart with all that they hold', async () => {
    const request = sampleContactRequest({
      preferredDate: '2026-12-24',
      message: 'Gate code "4#"\nZoë’s dog 🐕 is friendly',
      attribution: { partner: 'jane-doe-realty', utm: { source: 'newsletter' } },
    });
    expect(await stage.store.addContactRequest(request)).toEqual(request);
    await stage.reopen();
    expect((await stage.everything()).contactRequests).toEqual([request]);
  });

  test('are listed newest first, whatever the order in which they were added', async () => {
    await add('second', '2026-11-20T15:00:00.000Z');
    await add('first', '2026-10-31T09:00:00Z');
    await add('third', '2026-11-20T15:00:00.001Z');
    expect(await idsOf()).toEqual(['third', 'second', 'first']);
    await stage.reopen();
    expect(await idsOf()).toEqual(['third', 'second', 'first']);
  });

  test('added at one moment all count, the later one as the newer', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `request-${index}`);
    await Promise.all(ids.map((id) => add(id, '2026-11-20T15:00:00.000Z')));
    expect(await idsOf({ limit: 50 })).toEqual(ids.toReversed());
    await stage.reopen();
    expect(await idsOf({ limit: 50 })).toEqual(ids.toReversed());
  });

  test('come in pages that neither repeat nor skip one when more arrive meanwhile', async () => {
    for (let day = 1; day <= 5; day++) await add(`day-${day}`, `2026-11-0${day}T12:00:00.000Z`);
    const first = await stage.store.listContactRequests({ limit: 2 });
    await add('day-6', '2026-11-06T12:00:00.000Z');
    await stage.reopen();
    const second = await stage.store.listContactRequests({ limit: 2, cursor: cursorOf(first) });
    const third = await stage.store.listContactRequests({ limit: 2, cursor: cursorOf(second) });

    const ids = [first, second, third].map((page) => page.data.map(({ id }) => id));
    expect(ids).toEqual([['day-5', 'day-4'], ['day-3', 'day-2'], ['day-1']]);
    expect([first.total, second.total, third.total]).toEqual([5, 6, 6]);
    expect(third.nextCursor).toBeNull();
  });

  test('that just fill a page have no next one', async () => {
    await add('only', '2026-11-01T12:00:00.000Z');
    expect((await stage.store.listContactRequests({ limit: 1 })).nextCursor).toBeNull();
  });

  test.each([
    ['MARIA', ['maria']],
    ['  garz ', ['jose']],
    ['josé garz', ['jose']],
    ['EXAMPLE.ORG', ['jose']],
    ['example', ['jose', 'maria']],
    ['', ['jose', 'maria']],
    ['elm street', []],
  ])('are searched in names and e-mail for %j', async (search, expected) => {
    await stage.store.addContactRequest(sampleContactRequest({ id: 'maria' }));
    await stage.store.addContactRequest(
      sampleContactRequest({
        id: 'jose',
        firstName: 'JOSÉ',
        lastName: 'Garza',
        email: 'jg@example.org',
      }),
    );
    expect(await idsOf({ search })).toEqual(expected);
  });

  test('found by a search are counted and paged among themselves', async () => {
    for (let day = 1; day <= 6; day++) {
      const firstName = day % 2 === 0 ? 'Even' : 'Odd';
      const createdAt = `2026-11-0${day}T12:00:00.000Z`;
      await stage.store.addContactRequest(
        sampleContactRequest({ id: `day-${day}`, createdAt, firstName }),
      );
    }
    const first = await stage.store.listContactRequests({ limit: 2, search: 'even' });
    const cursor = cursorOf(first);
    const second = await stage.store.listContactRequests({ limit: 2, search: 'even', cursor });
    expect(first.data.map(({ id }) => id)).toEqual(['day-6', 'day-4']);
    expect(second.data.map(({ id }) => id)).toEqual(['day-2']);
    expect([first.total, second.total, second.nextCursor]).toEqual([3, 3, null]);
  });

  test.each(['', 'nonsense', 'bm9uc2Vuc2U'])('refuse the cursor %j', async (cursor) => {
    await add('one', '2026-11-01T12:00:00.000Z');
    const listing = stage.store.listContactRequests({ limit: 2, cursor });
    await expect(listing).rejects.toBeInstanceOf(InvalidCursorError);
  });

  test('do not change with the object that was handed in', async () => {
    const request = sampleContactRequest({ attribution: { utm: { source: 'newsletter' } } });
    const before = structuredClone(request);
    await stage.store.addContactRequest(request);
    request.firstName = 'Mallory';
    Object.assign(request.attribution?.utm ?? {}, { source: 'changed' });
    expect((await stage.everything()).contactRequests).toEqual([before]);
  });

  test('do not change with an object that was handed out', async () => {
    const request = sampleContactRequest({ attribution: { utm: { source: 'newsletter' } } });
    const before = structuredClone(request);
    const handedOut = [await stage.store.addContactRequest(request)];
    handedOut.push(...(await stage.everything()).contactRequests);
    for (const record of handedOut) {
      Reflect.set(record, 'firstName', 'Mallory');
      Reflect.set(record.attribution?.utm ?? {}, 'source', 'changed');
    }
    expect((await stage.everything()).contactRequests).toEqual([before]);
    await stage.reopen();
    expect((await stage.everything()).contactRequests).toEqual([before]);
  });

  test('of one id at one moment are one', async () => {
    const months = ['2026-11-20T12:00:00.000Z', '2026-12-20T12:00:00.000Z'];
    const results = await Promise.allSettled(months.map((createdAt) => add('one', createdAt)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await stage.reopen();
    expect(await idsOf()).toEqual(['one']);
  });

  test('refuse an id that is there already', async () => {
    const [one, other] = [sampleContactRequest({ id: 'one' }), sampleContactRequest()];
    await stage.store.addContactRequest(one);
    await expect(stage.store.addContactRequest({ ...other, id: 'one' })).rejects.toThrow('one');
    expect((await stage.everything()).contactRequests).toEqual([one]);
  });
}
