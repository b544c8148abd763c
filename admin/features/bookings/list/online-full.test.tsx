import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { serveApi } from '#admin/testing/serve-api.ts';
import type { OnlineBookings } from '#domain/booking/limits/online-limit.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import './bookings.css';
import { OnlineFull } from './online-full.tsx';

const newest = '2026-11-25T15:00:00.000Z';

function show(answers: readonly OnlineBookings[]) {
  const left = [...answers];
  const { calls } = serveApi({
    'GET /api/bookings/online': () => left.shift() ?? new Response(null, { status: 500 }),
    'PUT /api/bookings/online/reviewed': () => undefined,
  });
  const view = renderInAdmin(<OnlineFull />, { width: 358 });
  return { ...view, calls };
}

const notice = page.getByRole('region', { name: 'Online bookings are full' });

it('says that online bookings are full, until the owner confirms those that he has seen', async () => {
  const { host, calls } = show([
    { made: 15, most: 15, newest },
    { made: 0, most: 15, newest: null },
  ]);
  await expect.element(notice).toMatchTextContent(/15 online bookings in 24 hours: the limit/);
  await expectAccessible(host);
  expect(host.scrollWidth).toBe(358);
  await click(page.getByRole('button', { name: 'Take online bookings again' }));
  await expect.element(notice).not.toBeInTheDocument();
  expect(calls.map(({ call, body }) => [call, body])).toContainEqual([
    'PUT /api/bookings/online/reviewed',
    { until: newest },
  ]);
});

it.each<[string, OnlineBookings]>([
  ['below the limit', { made: 14, most: 15, newest }],
  ['without a limit', { made: 0, most: null, newest: null }],
])('says nothing %s', async (_what, answer) => {
  const { calls } = show([answer]);
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(notice).not.toBeInTheDocument();
});
