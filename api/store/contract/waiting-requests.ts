import { expect, test } from 'vitest';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleContactRequest } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

const now = new Date('2026-11-20T15:00:00.000Z');
const at = now.toISOString();

/** The list of requests that wait for the owner. */
export function waitingRequestsContract(fixture: StoreFixture): void {
  const add = async (id: string, createdAt: string, fields: Partial<ContactRequest> = {}) => {
    const request = sampleContactRequest({ id, createdAt, email: `${id}@example.com` });
    await fixture.store.addContactRequest(request);
    if (Object.keys(fields).length === 0) return;
    await fixture.store.changeContactRequest(request, (current) => ({ ...current, ...fields }));
  };
  const waitingAt = async (instant: Date, limit = 10) => {
    const { data, total } = await fixture.store.listWaitingRequests({ now: instant, limit });
    return [data.map(({ id }) => id), total];
  };

  test('has those that are new, and those whose call-back is due, the longest first', async () => {
    await add('new', '2026-11-20T14:00:00.000Z');
    await add('oldest', '2025-02-01T12:00:00.000Z');
    await add('called', '2026-11-20T12:00:00.000Z', { status: 'contacted' });
    await add('due', '2026-11-01T12:00:00.000Z', { status: 'contacted', callBackAt: at });
    await add('later', '2026-11-01T12:00:00.000Z', { callBackAt: '2026-11-20T15:00:00.001Z' });
    await add('deleted', '2026-11-01T12:00:00.000Z', { deletedAt: at });
    await add('erased', '2026-11-01T12:00:00.000Z', { erasedAt: at });
    await add('tomorrow', '2026-11-21T12:00:00.000Z');
    // The last: whoever writes from the telephone of a spammer is one.
    await add('spam', '2026-11-01T12:00:00.000Z', { spam: { at, cause: 'marked' } });
    const waiting = [['oldest', 'new', 'due'], 3];
    expect(await waitingAt(now)).toEqual(waiting);
    await fixture.reopen();
    expect(await waitingAt(now)).toEqual(waiting);
    expect(await waitingAt(new Date(now.getTime() + 1))).toEqual([
      ['oldest', 'new', 'due', 'later'],
      4,
    ]);
  });

  test('is cut off, and counts all', async () => {
    expect(await waitingAt(now)).toEqual([[], 0]);
    for (const hour of [12, 11, 13]) await add(`at-${hour}`, `2026-11-20T${hour}:00:00.000Z`);
    expect(await waitingAt(now, 2)).toEqual([['at-11', 'at-12'], 3]);
  });

  test('keeps requests of one instant in the order in which they came', async () => {
    for (const id of ['b', 'a', 'c']) await add(id, at);
    expect(await waitingAt(now)).toEqual([['b', 'a', 'c'], 3]);
  });
}
