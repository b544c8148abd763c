import { expect, test } from 'vitest';
import { RequestLimitError } from '../resources/contact-requests.ts';
import { sampleContactRequest, sampleIdempotencyKey } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** The most contact requests of one email and of all. */
export function requestLimitsContract(fixture: StoreFixture): void {
  const many = { day: 99, month: 99, year: 99 };
  const limits = { email: { day: 2, month: 3, year: 4 }, all: many };
  const add = (createdAt: string, email = 'maria@example.com', most = limits) =>
    fixture.store.addContactRequest(sampleContactRequest({ createdAt, email }), undefined, most);

  test('bound one email, in whatever letters, also after a restart', async () => {
    await add('2026-11-20T10:00:00.000Z');
    await add('2026-11-20T15:00:00.000Z', 'MARIA@example.com');
    await fixture.reopen();
    const refused = add('2026-11-20T16:00:00.000Z', 'Maria@Example.com');
    await expect(refused).rejects.toBeInstanceOf(RequestLimitError);
    await expect(refused).rejects.toMatchObject({ retryAfter: 18 * 3600 });
    await add('2026-11-20T16:00:00.000Z', 'jose@example.com');
    await add('2026-11-21T10:00:00.000Z');
    expect((await fixture.everything()).contactRequests).toHaveLength(4);
  });

  test('count the months before', async () => {
    for (const day of ['02-01', '10-30', '11-10', '11-20']) await add(`2026-${day}T10:00:00.000Z`);
    await expect(add('2026-11-30T10:00:00.000Z')).rejects.toBeInstanceOf(RequestLimitError);
    await add('2027-02-01T10:00:00.000Z');
  });

  test('bound all requests, those that arrive at once among them', async () => {
    const all = { email: many, all: limits.email };
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => add('2026-11-20T15:00:00.000Z', `client-${n}@example.com`, all)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    await fixture.reopen();
    expect((await fixture.everything()).contactRequests).toHaveLength(2);
  });

  test('answer a repeated request with the first one', async () => {
    const [request, key] = [sampleContactRequest(), sampleIdempotencyKey()];
    const most = { email: { day: 1, month: 1, year: 1 }, all: many };
    await fixture.store.addContactRequest(request, key, most);
    const repeat = { ...request, id: 'repeat' };
    expect(await fixture.store.addContactRequest(repeat, key, most)).toEqual(request);
    await expect(
      fixture.store.addContactRequest({ ...request, id: 'new' }, undefined, most),
    ).rejects.toBeInstanceOf(RequestLimitError);
  });
}
