import { expect, test } from 'vitest';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { RequestStatus } from '#domain/inspection-request/request-status.ts';
import { StoreWriteError } from '../store-write-error.ts';
import { sampleContactRequest } from '../testing/sample-records.ts';
import { cursorOf, type StoreFixture } from './store-fixture.ts';

const answered = (request: ContactRequest): ContactRequest => ({
  ...request,
  status: 'contacted',
  history: [
    ...request.history,
    { at: '2026-11-20T16:00:00.000Z', by: 'Owner', status: 'contacted' },
  ],
  note: 'Has a dog 🐕',
});

/** Changes of contact requests. */
export function requestChangesContract(fixture: StoreFixture): void {
  test('are stored as the next version, also after a restart', async () => {
    const request = sampleContactRequest();
    await fixture.store.addContactRequest(request);
    const record = { ...answered(request), revision: 2 };
    expect(await fixture.store.changeContactRequest(request, answered)).toEqual({
      outcome: 'saved',
      record,
    });
    expect(await fixture.store.findContactRequest(request.id)).toEqual(record);
    await fixture.reopen();
    expect(await fixture.store.findContactRequest(request.id)).toEqual(record);
    expect((await fixture.everything()).contactRequests).toEqual([record]);
  });

  test('of an outdated version are refused with the current one', async () => {
    const request = sampleContactRequest();
    await fixture.store.addContactRequest(request);
    await fixture.store.changeContactRequest(request, (stored) => ({ ...stored, note: 'First' }));
    const current = { ...request, revision: 2, note: 'First' };
    for (const revision of [1, 3]) {
      const late = fixture.store.changeContactRequest({ ...request, revision }, answered);
      expect(await late).toEqual({ outcome: 'outdated', current });
    }
    expect(await fixture.store.findContactRequest(request.id)).toEqual(current);
  });

  test('made concurrently to one version succeed once', async () => {
    const request = sampleContactRequest();
    await fixture.store.addContactRequest(request);
    const changes = Array.from({ length: 20 }, (_, index) =>
      fixture.store.changeContactRequest(request, (stored) => ({
        ...stored,
        note: `Change ${index}`,
      })),
    );
    const outcomes = (await Promise.all(changes)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'outdated')).toHaveLength(19);
    expect(await fixture.store.findContactRequest(request.id)).toMatchObject({ revision: 2 });
  });

  test('of an unknown id answer missing', async () => {
    expect(await fixture.store.findContactRequest('none')).toBeUndefined();
    const change = fixture.store.changeContactRequest({ id: 'none', revision: 1 }, answered);
    expect(await change).toEqual({ outcome: 'missing' });
  });

  test('whose write fails leave the previous version', async () => {
    const request = sampleContactRequest();
    await fixture.store.addContactRequest(request);
    await fixture.refuseWrites(true);
    const change = fixture.store.changeContactRequest(request, answered);
    await expect(change).rejects.toBeInstanceOf(StoreWriteError);
    await fixture.refuseWrites(false);
    expect(await fixture.store.findContactRequest(request.id)).toEqual(request);
    expect(
      await fixture.store.listContactRequests({ limit: 1, status: 'contacted' }),
    ).toMatchObject({
      total: 0,
    });
    await fixture.reopen();
    expect((await fixture.everything()).contactRequests).toEqual([request]);
    expect(await fixture.store.changeContactRequest(request, answered)).toMatchObject({
      outcome: 'saved',
    });
  });

  test('are refused if the next start could not read them', async () => {
    const request = sampleContactRequest();
    await fixture.store.addContactRequest(request);
    const lost = 'lost' as RequestStatus;
    const change = fixture.store.changeContactRequest(request, (stored) => ({
      ...stored,
      status: lost,
    }));
    await expect(change).rejects.toBeInstanceOf(TypeError);
    expect(await fixture.store.findContactRequest(request.id)).toEqual(request);
  });

  test('of the status are listed, counted and paged by it', async () => {
    for (let day = 1; day <= 6; day++) {
      const createdAt = `2026-11-0${day}T12:00:00.000Z`;
      const firstName = day > 4 ? 'Late' : 'Early';
      const request = sampleContactRequest({ id: `day-${day}`, createdAt, firstName });
      await fixture.store.addContactRequest(request);
      if (day % 2 === 0) await fixture.store.changeContactRequest(request, answered);
    }
    const query = { limit: 2, status: 'contacted' } as const;
    const list = fixture.store.listContactRequests.bind(fixture.store);
    const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    const first = await list(query);
    const second = await list({ ...query, cursor: cursorOf(first) });
    expect([idsOf(first), idsOf(second)]).toEqual([['day-6', 'day-4'], ['day-2']]);
    expect([first.total, second.total, second.nextCursor]).toEqual([3, 3, null]);

    expect(idsOf(await list({ ...query, search: 'early' }))).toEqual(['day-4', 'day-2']);
    expect(idsOf(await list({ limit: 10, status: 'new' }))).toEqual(['day-5', 'day-3', 'day-1']);
    expect(await list({ limit: 10, status: 'booked' })).toEqual({
      data: [],
      total: 0,
      start: 0,
      previousCursor: null,
      nextCursor: null,
    });
    const all = await list({ limit: Number.POSITIVE_INFINITY });
    expect([all.data.length, all.total, all.nextCursor]).toEqual([6, 6, null]);
  });
}
