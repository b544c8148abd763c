import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { click, fill } from '#ui/testing/act.ts';
import { type ReservedSize, reservedSizeOf } from '#widgets/registry.ts';
import { fillInBooking, visitor } from './testing/fill-in-booking.ts';
import { holdNetwork, slots } from './testing/hold-network.ts';
import { button, day, field, heading, time } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';
import { stepShown } from './testing/step-shown.ts';

const { narrow, wide } = reservedSizeOf('inspection-booking') as ReservedSize;

const height = () => document.querySelector<HTMLElement>('.booking')?.offsetHeight ?? 0;
const positions = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLElement>('.booking-times > *, .ui-license')].map(
    (part) => part.offsetTop,
  );

test.each([
  [320, narrow],
  [900, wide],
])('the answer to a chosen day moves nothing, %i px wide', async (width, reserved) => {
  // August 2026 has six weeks.
  vi.setSystemTime('2026-08-03T15:00:00Z');
  const network = holdNetwork();
  const { host } = renderBooking({}, { width });
  await expect.element(page.getByRole('grid', { name: 'August 2026' })).toBeVisible();
  expect(height()).toBe(reserved);
  await stepShown(host);
  await click(day('Monday, August 10, 2026'));
  await expect.element(page.getByText('Looking for free times…')).toBeVisible();
  // On a phone, the click on a day makes room for the times.
  const before = positions(host);
  const expectUnmoved = () => expect(positions(host)).toEqual(before);
  if (width === 900) expect(height()).toBe(reserved);
  (await network.slotsOf('2026-08-10')).fail();
  await expect.element(page.getByText('Failed to fetch slots')).toBeVisible();
  expectUnmoved();
  await click(day('Tuesday, August 11, 2026'));
  (await network.slotsOf('2026-08-11')).answer([]);
  await expect.element(page.getByText('No available times', { exact: false })).toBeVisible();
  expectUnmoved();
  await click(day('Wednesday, August 12, 2026'));
  (await network.slotsOf('2026-08-12')).answer(
    slots('08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'),
  );
  await expect.element(time('3:00 PM')).toBeInTheDocument();
  expectUnmoved();
});

test.each([320, 600, 900])('no month moves anything around it, %i px wide', async (width) => {
  // February 2026 has four weeks, August 2026 six.
  vi.setSystemTime('2026-02-02T15:00:00Z');
  holdNetwork();
  const { host } = renderBooking({}, { width });
  await expect.element(heading('February 2026')).toBeVisible();
  await stepShown(host);
  const before = positions(host);
  for (let months = 0; months < 6; months++) {
    await click(button('Next month'));
    expect(positions(host)).toEqual(before);
  }
  await expect.element(heading('August 2026')).toBeVisible();
});

/** Pixels between the lowest content of a card and its last line, the license. */
function voidBelow(host: HTMLElement): number {
  const lowest = Math.max(
    ...[...host.querySelectorAll('.booking-step :is(p, a, button, li, dd, input)')].map(
      (part) => part.getBoundingClientRect().bottom,
    ),
  );
  const license = host.querySelector('.ui-license') as HTMLElement;
  const padding = Number.parseFloat(getComputedStyle(license).paddingTop);
  return license.getBoundingClientRect().top + padding - lowest;
}

/** Pixels between the top of a card and its first content. */
const voidAbove = (host: HTMLElement, first: string) =>
  (host.querySelector(first) as HTMLElement).getBoundingClientRect().top -
  (host.querySelector('.booking') as HTMLElement).getBoundingClientRect().top;

test.each([320, 900])(
  'form and confirmation begin at the top and leave no void, %i px wide',
  async (width) => {
    const { host } = renderBooking({}, { width });
    await fillInBooking();
    expect(voidAbove(host, 'h2')).toBeLessThan(48);
    expect(voidBelow(host)).toBeLessThan(60);
    for (const label of Object.keys(visitor)) await fill(field(label), '');
    await click(button('Confirm Booking'));
    await expect.element(page.getByText('Missing Information')).toBeVisible();
    for (const [label, text] of Object.entries(visitor)) await fill(field(label), text);
    await click(button('Confirm Booking'));
    await expect.element(heading('You are booked')).toBeVisible();
    expect(voidAbove(host, '.booking-tick')).toBeLessThan(48);
    expect(voidBelow(host)).toBeLessThan(60);
  },
);

test('each day is at least 40 by 40 px in a box of 320 px', async () => {
  const { host } = renderBooking({}, { width: 320 });
  await expect.element(page.getByRole('grid')).toBeVisible();
  for (const cell of host.querySelectorAll('td')) {
    const { width, height } = cell.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  }
});
