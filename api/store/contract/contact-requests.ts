import { expect, test } from 'vitest';
import { requestOfBooking } from '#domain/inspection-request/request-of-booking.ts';
import { businessDay } from '#domain/schedule/business-clock.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { IdempotencyKeyReusedError } from '../idempotency-key.ts';
import { InvalidCursorError, type ListQuery } from '../page.ts';
import { REQUESTS_IN_PART, type RequestFilter } from '../resources/contact-requests.ts';
import {
  sampleBooking,
  sampleContactRequest,
  sampleIdempotencyKey,
} from '../testing/sample-records.ts';
import { cursorOf, type StoreFixture } from './store-fixture.ts';

/** Contact requests, stored and listed. */
export function contactRequestsContract(fixture: StoreFixture): void {
  const idsOf = async (query: Partial<ListQuery> = {}) =>
    (await fixture.store.listContactRequests({ limit: 10, ...query })).data.map(({ id }) => id);

  const add = (id: string, createdAt: string) =>
    fixture.store.addContactRequest(sampleContactRequest({ id, createdAt }));

  test('survive a restart with every field', async () => {
    const request = sampleContactRequest({
      preferredDate: '2026-12-24',
      message: 'Gate code "4#"\nZoë’s dog 🐕 is friendly',
      attribution: { partner: 'jane-doe-realty', utm: { source: 'newsletter' } },
      locale: 'es',
    });
    expect(await fixture.store.addContactRequest(request)).toEqual(request);
    await fixture.reopen();
    expect((await fixture.everything()).contactRequests).toEqual([request]);
  });

  test('for a time survive a restart with all that was asked for', async () => {
    const booking = sampleBooking({
      agentName: 'Jane Doe',
      agentEmail: 'jane@realty.example',
      agentCopy: true,
      occupancy: 'vacant',
      optionEnds: '2026-12-20',
      discount: { promotionId: 'p', message: 'Winter offer', amount: '$50' },
      locale: 'es',
    });
    const request = requestOfBooking(booking, 'episode');
    await fixture.store.addContactRequest(request);
    await fixture.reopen();
    expect((await fixture.everything()).contactRequests).toEqual([request]);
  });

  test('are found by the key with which they were added', async () => {
    const key = sampleIdempotencyKey();
    expect(await fixture.store.findRepeatedRequest(key)).toBeUndefined();
    const request = await fixture.store.addContactRequest(sampleContactRequest(), key);
    await fixture.reopen();
    expect(await fixture.store.findRepeatedRequest(key)).toEqual(request);
    const other = fixture.store.findRepeatedRequest({ ...key, fingerprint: 'another' });
    await expect(other).rejects.toThrow(IdempotencyKeyReusedError);
  });

  test('are listed newest first, in whatever order they were added', async () => {
    await add('second', '2026-11-20T15:00:00.000Z');
    await add('first', '2026-10-31T09:00:00Z');
    await add('third', '2026-11-20T15:00:00.001Z');
    expect(await idsOf()).toEqual(['third', 'second', 'first']);
    await fixture.reopen();
    expect(await idsOf()).toEqual(['third', 'second', 'first']);
  });

  test('are read in parts by which an export goes on, in the order of the list', async () => {
    const { store } = fixture;
    const partsOf = async (filter: RequestFilter) => {
      const parts = await Array.fromAsync(store.contactRequestParts(filter));
      return parts.map((part) => part.map(({ id }) => id));
    };
    expect(await partsOf({})).toEqual([[]]);
    const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 15, 0, second)).toISOString();
    const ids = Array.from({ length: REQUESTS_IN_PART + 2 }, (_, n) => `request-${n}`);
    // Two of a second, so that their order is that of their storing.
    const requests = ids.map((id, n) =>
      sampleContactRequest({ id, createdAt: at(n >> 1), email: `ada.${n}@example.com` }),
    );
    while (requests.length > 0) {
      const some = requests.splice(0, 50);
      await Promise.all(some.map((request) => store.addContactRequest(request)));
    }
    await store.changeContactRequest({ id: 'request-1', revision: 1 }, (request) => ({
      ...request,
      status: 'closed',
    }));
    const { data } = await store.listContactRequests({ limit: Number.POSITIVE_INFINITY });
    const all = data.map(({ id }) => id);
    expect(all).toHaveLength(ids.length);
    expect(await partsOf({})).toEqual([
      all.slice(0, REQUESTS_IN_PART),
      all.slice(REQUESTS_IN_PART),
    ]);
    expect(await partsOf({ status: 'closed' })).toEqual([['request-1']]);
    expect(await partsOf({ search: 'ada.77@' })).toEqual([['request-77']]);
  });

  test('added concurrently are all stored, in an order that stays', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `request-${index}`);
    await Promise.all(ids.map((id) => add(id, '2026-11-20T15:00:00.000Z')));
    const listed = await idsOf({ limit: 50 });
    expect(listed.toSorted()).toEqual(ids.toSorted());
    await fixture.reopen();
    expect(await idsOf({ limit: 50 })).toEqual(listed);
  });

  test('of one millisecond are listed in the order of the calls, also after a restart', async () => {
    for (const id of ['b', 'c', 'a']) await add(id, '2026-11-20T15:00:00.000Z');
    expect(await idsOf()).toEqual(['a', 'c', 'b']);
    await fixture.reopen();
    expect(await idsOf()).toEqual(['a', 'c', 'b']);
  });

  test('come in pages that neither repeat nor skip a record when others are added', async () => {
    for (let day = 1; day <= 7; day++) await add(`day-${day}`, `2026-11-0${day}T12:00:00.000Z`);
    const first = await fixture.store.listContactRequests({ limit: 3 });
    await add('day-8', '2026-11-08T12:00:00.000Z');
    await fixture.reopen();
    const second = await fixture.store.listContactRequests({ limit: 3, cursor: cursorOf(first) });
    const third = await fixture.store.listContactRequests({ limit: 3, cursor: cursorOf(second) });

    const ids = [first, second, third].map((page) => page.data.map(({ id }) => id));
    expect(ids).toEqual([['day-7', 'day-6', 'day-5'], ['day-4', 'day-3', 'day-2'], ['day-1']]);
    expect([first.total, second.total, third.total]).toEqual([7, 8, 8]);
    expect(third.nextCursor).toBeNull();
  });

  test.each([
    ['MARIA', ['maria']],
    ['  garz ', ['jose']],
    ['josé garz', ['jose']],
    ['EXAMPLE.ORG', ['jose']],
    ['example', ['jose', 'maria']],
    ['', ['jose', 'maria']],
    ['oak street', []],
  ])('are searched in names and email for %j', async (search, expected) => {
    await fixture.store.addContactRequest(sampleContactRequest({ id: 'maria' }));
    await fixture.store.addContactRequest(
      sampleContactRequest({
        id: 'jose',
        firstName: 'JOSÉ',
        lastName: 'Garza',
        email: 'jg@example.org',
      }),
    );
    expect(await idsOf({ search })).toEqual(expected);
  });

  test.each([
    ['(214)555', ['jose', 'maria']],
    ['+1 214 555 0111', ['jose']],
    ['1200 elm st', ['maria']],
    ['spanish', ['jose']],
  ])('are searched in telephone, address and language for %j', async (search, expected) => {
    await fixture.store.addContactRequest(sampleContactRequest({ id: 'maria' }));
    await fixture.store.addContactRequest(
      sampleContactRequest({
        id: 'jose',
        phone: '214.555.0111',
        propertyAddress: '7 Oak Ln, Frisco',
        locale: 'es',
      }),
    );
    expect(await idsOf({ search })).toEqual(expected);
    await fixture.reopen();
    expect(await idsOf({ search })).toEqual(expected);
  });

  test('are found by their new values, and no longer by the old ones', async () => {
    const request = await add('one', '2026-11-20T15:00:00.000Z');
    await fixture.store.changeContactRequest(request, (one) => ({ ...one, phone: '972-555-0199' }));
    expect(await idsOf({ search: '0199' })).toEqual(['one']);
    expect(await idsOf({ search: '0110' })).toEqual([]);
  });

  test('come in pages that lead back to the first one', async () => {
    for (let day = 1; day <= 5; day++) await add(`day-${day}`, `2026-11-0${day}T12:00:00.000Z`);
    const first = await fixture.store.listContactRequests({ limit: 2 });
    const second = await fixture.store.listContactRequests({ limit: 2, cursor: cursorOf(first) });
    const third = await fixture.store.listContactRequests({ limit: 2, cursor: cursorOf(second) });
    expect([first.start, second.start, third.start]).toEqual([0, 2, 4]);
    expect([first.previousCursor, second.previousCursor]).toEqual([null, null]);
    expect(await idsOf({ limit: 2, cursor: third.previousCursor ?? '' })).toEqual([
      'day-3',
      'day-2',
    ]);
  });

  test.each([
    // 5:59 and 6:00 UTC are one minute before and at midnight in Texas.
    ['2026-11-20', 1, ['day-20', 'day-19']],
    ['2026-11-25', 1, ['day-20', 'day-19']],
    ['2026-11-30', 0, ['day-26', 'day-20']],
    ['2026-11-18', 3, []],
  ])('of a page that begins at %s come after %i others', async (day, start, ids) => {
    await add('day-19', '2026-11-20T05:59:59.999Z');
    await add('day-20', '2026-11-20T06:00:00.000Z');
    await add('day-26', '2026-11-26T06:00:00.000Z');
    const page = await fixture.store.listContactRequests({
      limit: 2,
      day: businessDay(day, centralTime),
    });
    expect(page.data.map(({ id }) => id)).toEqual(ids);
    expect(page).toMatchObject({ total: 3, start });
  });

  test('of a search are counted and paged', async () => {
    for (let day = 1; day <= 6; day++) {
      const firstName = day % 2 === 0 ? 'Even' : 'Odd';
      const createdAt = `2026-11-0${day}T12:00:00.000Z`;
      await fixture.store.addContactRequest(
        sampleContactRequest({ id: `day-${day}`, createdAt, firstName }),
      );
    }
    const first = await fixture.store.listContactRequests({ limit: 2, search: 'even' });
    const cursor = cursorOf(first);
    const second = await fixture.store.listContactRequests({ limit: 2, search: 'even', cursor });
    expect(first.data.map(({ id }) => id)).toEqual(['day-6', 'day-4']);
    expect(second.data.map(({ id }) => id)).toEqual(['day-2']);
    expect([first.total, second.total, second.nextCursor]).toEqual([3, 3, null]);
  });

  test.each(['', 'nonsense', 'bm9uc2Vuc2U'])('refuse the cursor %j', async (cursor) => {
    await add('one', '2026-11-01T12:00:00.000Z');
    const listing = fixture.store.listContactRequests({ limit: 2, cursor });
    await expect(listing).rejects.toBeInstanceOf(InvalidCursorError);
  });

  test('do not change with the object that was passed in', async () => {
    const request = sampleContactRequest({ attribution: { utm: { source: 'newsletter' } } });
    const before = structuredClone(request);
    await fixture.store.addContactRequest(request);
    request.firstName = 'Mallory';
    Object.assign(request.attribution?.utm ?? {}, { source: 'changed' });
    expect((await fixture.everything()).contactRequests).toEqual([before]);
  });

  test('do not change with an object that was returned', async () => {
    const request = sampleContactRequest({ attribution: { utm: { source: 'newsletter' } } });
    const before = structuredClone(request);
    const handedOut = [await fixture.store.addContactRequest(request)];
    handedOut.push(...(await fixture.everything()).contactRequests);
    for (const record of handedOut) {
      Reflect.set(record, 'firstName', 'Mallory');
      Reflect.set(record.attribution?.utm ?? {}, 'source', 'changed');
    }
    expect((await fixture.everything()).contactRequests).toEqual([before]);
    await fixture.reopen();
    expect((await fixture.everything()).contactRequests).toEqual([before]);
  });

  test('with the same id cannot be added concurrently', async () => {
    const months = ['2026-11-20T12:00:00.000Z', '2026-12-20T12:00:00.000Z'];
    const results = await Promise.allSettled(months.map((createdAt) => add('one', createdAt)));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await fixture.reopen();
    expect(await idsOf()).toEqual(['one']);
  });

  test('refuse an existing id', async () => {
    const [one, other] = [sampleContactRequest({ id: 'one' }), sampleContactRequest()];
    await fixture.store.addContactRequest(one);
    await expect(fixture.store.addContactRequest({ ...other, id: 'one' })).rejects.toThrow('one');
    expect((await fixture.everything()).contactRequests).toEqual([one]);
  });
}
