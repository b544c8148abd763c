import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import type { OnlineBookings } from '#domain/booking/limits/online-limit.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import './bookings.css';
import { serveCalls } from '../testing/serve-calls.ts';
import { OnlineFull } from './online-full.tsx';

const newest = '2026-11-25T15:00:00.000Z';

function show(answers: readonly OnlineBookings[]) {
  const left = [...answers];
  const calls = serveCalls(({ method }) =>
    method === 'GET' ? left.shift() : new Response(null, { status: 204 }),
  );
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
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: 'bookings/online/reviewed',
    body: { until: newest },
  });
});

it.each<[string, OnlineBookings]>([
  ['below the limit', { made: 14, most: 15, newest }],
  ['without a limit', { made: 0, most: null, newest: null }],
])('says nothing %s', async (_what, answer) => {
  const { calls } = show([answer]);
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(notice).not.toBeInTheDocument();
});
