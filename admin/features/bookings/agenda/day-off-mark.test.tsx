import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import '../list/bookings.css';
import { sampleBooking } from '../testing/sample-booking.ts';
import { AgendaView } from './agenda-view.tsx';
import { DaysOffContext } from './day-off-mark.tsx';
import { MonthView } from './month-view.tsx';

const thanksgiving = { from: '2026-11-26', to: '2026-11-27' };
const today = '2026-11-21';
const bookings = [sampleBooking({ date: '2026-11-26' }), sampleBooking({ date: '2026-11-30' })];

it('marks the bookings of a day off in the agenda', async () => {
  const { host } = renderInHost(
    <DaysOffContext value={[thanksgiving]}>
      <AgendaView bookings={bookings} today={today} from={today} onFrom={() => undefined} />
    </DaysOffContext>,
    { width: 343 },
  );
  await expect.element(page.getByRole('heading', { name: /November 26.*Day off/ })).toBeVisible();
  expect(page.getByRole('heading', { name: /November 30.*Day off/ }).query()).toBeNull();
  await expectAccessible(host);
});

it('marks days off in the month', async () => {
  const { host } = renderInHost(
    <DaysOffContext value={[thanksgiving]}>
      <MonthView bookings={bookings} today={today} day={today} onDay={() => undefined} />
    </DaysOffContext>,
    { width: 343 },
  );
  await expect.element(page.getByText('Off', { exact: true }).first()).toBeInTheDocument();
  expect(page.getByText('Off', { exact: true }).all()).toHaveLength(2);
  await expectAccessible(host);
});
