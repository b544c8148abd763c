import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import '../list/bookings.css';
import { sampleBooking } from '../testing/sample-booking.ts';
import { AgendaView } from './agenda-view.tsx';
import { GapRulesContext } from './drive-before.tsx';
import { MonthView } from './month-view.tsx';

const today = '2026-11-21';
const frisco = { zip: '75034', city: 'Frisco', latitude: 33.1499, longitude: -96.8241 };
const plano = { zip: '75074', city: 'Plano', latitude: 33.0277, longitude: -96.6777 };
const waco = { zip: '76701', city: 'Waco', latitude: 31.5525, longitude: -97.1396 };

const first = sampleBooking({ name: 'First', date: today, place: frisco });
/** 30 minutes after the first one, but the drive takes 45. */
const second = sampleBooking({ name: 'Second', date: today, time: '11:30', place: plano });

const agenda = (driveTime: boolean, ...bookings: (typeof first)[]) =>
  renderInHost(
    <GapRulesContext value={{ driveTime }}>
      <AgendaView bookings={bookings} today={today} from={today} onFrom={() => undefined} />
    </GapRulesContext>,
    { width: 343 },
  );

describe('the drive to an appointment', () => {
  it('stands between the two cards, and one too short is marked', async () => {
    const { host } = agenda(true, first, second);
    const items = page.getByRole('list').first().getByRole('listitem');
    await expect.element(items.nth(0)).not.toMatchTextContent('Drive');
    await expect.element(items.nth(1)).toMatchTextContent(/^Drive: about 45 min from Frisco/);
    await expect
      .element(page.getByRole('article', { name: 'Second' }))
      .toMatchTextContent('Not enough time between this and First');
    await expectAccessible(host);
  });

  it('is neither shown nor counted while drive time is off', async () => {
    agenda(false, first, second);
    await expect.element(page.getByRole('article', { name: 'Second' })).toBeVisible();
    expect(page.getByText(/Frisco/).query()).toBeNull();
    expect(page.getByText(/Overlaps with|Not enough time/).query()).toBeNull();
  });

  it('counts in the month', async () => {
    renderInHost(
      <GapRulesContext value={{ driveTime: true }}>
        <MonthView bookings={[first, second]} today={today} day={today} onDay={() => undefined} />
      </GapRulesContext>,
    );
    await expect
      .element(page.getByRole('gridcell', { name: /2 bookings, some overlap/ }))
      .toBeVisible();
    await expect.element(page.getByText(/about 45 min from Frisco/)).toBeVisible();
  });
});

it('an address outside the service area is marked with its distance', async () => {
  const { host } = agenda(true, sampleBooking({ name: 'Far', date: today, place: waco }), second);
  await expect
    .element(page.getByRole('article', { name: 'Far' }))
    .toMatchTextContent('Outside the service area, 93 miles');
  await expect
    .element(page.getByRole('article', { name: 'Second' }))
    .not.toMatchTextContent('Outside the service area');
  await expectAccessible(host);
});
