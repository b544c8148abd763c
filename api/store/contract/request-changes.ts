import { expect, test } from 'vitest';
import { sampleContactRequest } from '#api/store/testing/sample-records.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { RequestStatus } from '#domain/inspection-request/request-status.ts';
import { StoreWriteError } from '../store.ts';
import { cursorOf, type Stage } from './stage.ts';

const answered = (request: ContactRequest): ContactRequest => ({
  ...request,
  status: 'contacted',
  history: [
    ...request.history,
    { at: '2026-11-20T16:00:00.000Z', by: 'Owner', status: 'contacted' },
  ],
  note: 'Has a dog 🐕',
});

/** How contact requests are changed, and found by what they were changed to. */
export function requestChangesContract(stage: Stage): void {
  test('are the next version, and outlive a restart', async () => {
    const request = sampleContactRequest();
    await stage.store.addContactRequest(request);
    const record = { ...answered(request), revision: 2 };
    expect(await stage.store.changeContactRequest(request, answered)).toEqual({
      outcome: 'saved',
      record,
    });
    expect(await stage.store.findContactRequest(request.id)).toEqual(record);
    await stage.reopen();
    expect(await stage.store.findContactRequest(request.id)).toEqual(record);
    expect((await stage.everything()).contactRequests).toEqual([record]);
  });

  test('of a version that is not the newest are not made, and the newest is told', async () => {
    const request = sampleContactRequest();
    await stage.store.addContactRequest(request);
    await stage.store.changeContactRequest(request, (kept) => ({ ...kept, note: 'First' }));
    const current = { ...request, revision: 2, note: 'First' };
    for (const revision of [1, 3]) {
      const late = stage.store.changeContactRequest({ ...request, revision }, answered);
      expect(await late).toEqual({ outcome: 'outdated', current });
    }
    expect(await stage.store.findContactRequest(request.id)).toEqual(current);
  });

  test('at one moment of one version are one', async () => {
    const request = sampleContactRequest();
    await stage.store.addContactRequest(request);
    const changes = Array.from({ length: 20 }, (_, index) =>
      stage.store.changeContactRequest(request, (kept) => ({ ...kept, note: `Change ${index}` })),
    );
    const outcomes = (await Promise.all(changes)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'outdated')).toHaveLength(19);
    expect(await stage.store.findContactRequest(request.id)).toMatchObject({ revision: 2 });
  });

  test('of what is not there are missing', async () => {
    expect(await stage.store.findContactRequest('none')).toBeUndefined();
    const change = stage.store.changeContactRequest({ id: 'none', revision: 1 }, answered);
    expect(await change).toEqual({ outcome: 'missing' });
  });

  test('that the disk refuses leave the version before', async () => {
    const request = sampleContactRequest();
    await stage.store.addContactRequest(request);
    stage.refuseWrites(true);
    const change = stage.store.changeContactRequest(request, answered);
    await expect(change).rejects.toBeInstanceOf(StoreWriteError);
    stage.refuseWrites(false);
    expect(await stage.store.findContactRequest(request.id)).toEqual(request);
    expect(await stage.store.listContactRequests({ limit: 1, status: 'contacted' })).toMatchObject({
      total: 0,
    });
    await stage.reopen();
    expect((await stage.everything()).contactRequests).toEqual([request]);
    expect(await stage.store.changeContactRequest(request, answered)).toMatchObject({
      outcome: 'saved',
    });
  });

  test('that the next start could not read are not made', async () => {
    const request = sampleContactRequest();
    await stage.store.addContactRequest(request);
    const lost = 'lost' as RequestStatus;
    const change = stage.store.changeContactRequest(request, (kept) => ({ ...kept, status: lost }));
    await expect(change).rejects.toBeInstanceOf(TypeError);
    expect(await stage.store.findContactRequest(request.id)).toEqual(request);
  });

  test('decide where a request is listed by its status, counted and paged', async () => {
    for (let day = 1; day <= 6; day++) {
      const createdAt = `2026-11-0${day}T12:00:00.000Z`;
      const firstName = day > 4 ? 'Late' : 'Early';
      const request = sampleContactRequest({ id: `day-${day}`, createdAt, firstName });
      await stage.store.addContactRequest(request);
      if (day % 2 === 0) await stage.store.changeContactRequest(request, answered);
    }
    const query = { limit: 2, status: 'contacted' } as const;
    const list = stage.store.listContactRequests.bind(stage.store);
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
      nextCursor: null,
    });
    const all = await list({ limit: Number.POSITIVE_INFINITY });
    expect([all.data.length, all.total, all.nextCursor]).toEqual([6, 6, null]);
  });
}
