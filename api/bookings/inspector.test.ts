import { expect, it } from 'vitest';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { Profile } from '#domain/business/profile.schema.ts';

it('a booking stores who is the first inspector when it is made', async () => {
  const owner = await signedInOwner({ clock: () => new Date('2026-11-25T15:00:00Z') });
  const profile = (await owner.call('GET /api/business/profile')).json as unknown as Profile;
  const [first] = profile.inspectors as [Profile['inspectors'][number]];
  const byVisitor = bookingBody({ date: '2026-12-01', time: '08:00' });
  await owner.send('POST /api/calendar/book', { body: byVisitor });

  const ana = { ...first, id: 'ana-cruz', name: 'Ana Cruz' };
  await owner.call('PUT /api/business/profile', { ...profile, inspectors: [ana, first] });
  const byHand = await owner.call('POST /api/bookings', bookingBody({ date: '2026-12-02' }));
  expect(byHand.json).toMatchObject({ inspectorId: 'ana-cruz' });

  const { data } = (await owner.call('GET /api/bookings')).json;
  expect(data.map(({ inspectorId }: { inspectorId?: string }) => inspectorId)).toEqual(
    expect.arrayContaining([first.id, 'ana-cruz']),
  );
});
