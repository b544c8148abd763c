import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { AvailabilityScreen } from './availability-screen.tsx';

const date = addDays(businessToday(new Date(), defaultBusiness.timeZone), 3);

let server: ReturnType<typeof serveApi>;
let nextTime: string;

beforeEach(() => {
  nextTime = '08:00';
  const stored = { ...defaultAvailability, revision: 1 };
  server = serveApi({
    'GET /api/availability': () => stored,
    'PUT /api/availability': () => ({ ...stored, revision: 2 }),
    'GET /api/calendar/next-slot': () => ({ slot: { date, time: nextTime } }),
    'GET /api/calendar/days': () => ({ open: [date], full: [] }),
    'GET /api/calendar/slots': () => [{ time: nextTime, reportBy: `${date}T23:00:00.000Z` }],
  });
});

const show = () =>
  renderInAdmin(
    <main>
      <AvailabilityScreen />
    </main>,
    { path: '/admin/availability?open=notice' },
  );

const preview = page.getByRole('region', { name: 'What visitors see' });
const next = preview.getByRole('button', { name: /^Next free/ });

it('has the booking calendar beside it, which books nothing', async () => {
  const { host } = show();
  await expect.element(next).toMatchTextContent('8:00 AM');
  await expect.element(preview.getByText('Test mode: nothing is sent or booked')).toBeVisible();
  await expectAccessible(host);
  await click(next);
  await expect.element(preview.getByRole('radio', { name: '8:00 AM' })).toBeChecked();
  await click(preview.getByRole('button', { name: 'Book This Appointment' }));
  const details = preview.getByRole('form', { name: 'Your details' });
  await fill(details.getByLabelText('Name', { exact: true }), 'Ada Lovelace');
  await fill(details.getByLabelText('Email', { exact: true }), 'ada@example.com');
  await fill(details.getByLabelText('Phone', { exact: true }), '(972) 555-0100');
  await fill(details.getByLabelText('Property address'), '12 Main Street, Plano, TX');
  server.answers['POST /api/calendar/book'] = () =>
    problem({ code: 'slot_taken', status: 409, slots: [] });
  await click(details.getByRole('button', { name: 'Confirm Booking' }));
  await expect.poll(() => server.changes()).toHaveLength(1);
  expect(server.changes()[0]).toMatchObject({ body: { test: true, date, time: '08:00' } });
});

it('shows the calendar anew once a change is saved, and not before', async () => {
  show();
  await expect.element(next).toMatchTextContent('8:00 AM');
  nextTime = '09:30';
  await fill(page.getByLabelText('Notice, in hours'), '48');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  await expect.element(next).toMatchTextContent('8:00 AM');
  await click(page.getByRole('button', { name: 'Save', exact: true }));
  await expect.element(next).toMatchTextContent('9:30 AM');
});
