import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { click, fill, select } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import {
  chooseDay,
  expectAllKept,
  fillInBooking,
  openDay,
  visitor,
} from './testing/fill-in-booking.ts';
import { button, field, heading, time } from './testing/locators.ts';
import { bookingApi, renderBooking } from './testing/render-booking.tsx';

const freeTimes = async (date: string): Promise<string[]> => {
  const answer = await fetch(`${bookingApi()}/api/calendar/slots?date=${date}`);
  return ((await answer.json()) as { time: string }[]).map((slot) => slot.time);
};

describe('a booking', () => {
  test('ends with a confirmation that stays, a callback without personal data, and the time sold', async () => {
    const onBooked = vi.fn();
    const { host } = renderBooking({ onBooked });
    const date = await fillInBooking('11:30 AM');
    await expect.element(page.getByText(formatDate(date, 'long'))).toBeVisible();
    await expect.element(page.getByText('11:30 AM Central Time')).toBeVisible();
    await expectAccessible(host);
    await click(button('Confirm Booking'));

    await expect.element(page.getByText('Appointment Booked!')).toBeVisible();
    await expect
      .element(page.getByText('Your inspection has been scheduled successfully.'))
      .toBeVisible();
    await expect.element(heading('You are booked')).toHaveFocus();
    for (const text of [
      formatDate(date, 'long'),
      '11:30 AM Central Time',
      visitor['Property address'],
    ]) {
      await expect.element(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
    }
    await expectAccessible(host);
    expect(onBooked).toHaveBeenCalledExactlyOnceWith({
      id: expect.any(String),
      date,
      time: '11:30',
    });
    expect(await freeTimes(date)).toEqual(['08:00', '15:00']);
  });

  test('is followed by an empty form, and by the remaining times of its day', async () => {
    renderBooking();
    const date = await fillInBooking('11:30 AM');
    await click(button('Confirm Booking'));
    await click(button('Book another appointment'));
    await expect.element(heading(formatDate(date, 'long'))).toBeVisible();
    await expect.element(time('8:00 AM')).not.toBeChecked();
    await expect.element(time('11:30 AM')).not.toBeInTheDocument();
    await click(openDay(12));
    await expect.element(time('11:30 AM')).not.toBeChecked();
    await click(time('8:00 AM'));
    await click(button('Book This Appointment'));
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(field('Property address')).toHaveValue('');
  });

  test('can be canceled and continued with everything that was typed', async () => {
    renderBooking();
    await fillInBooking();
    await fill(field('Notes (optional)'), 'Gate code 1234');
    await select(page.getByRole('combobox'), 'Seller');
    await click(button('Cancel'));
    await expect.element(heading('Book your inspection')).toHaveFocus();
    await expect.element(time('8:00 AM')).toBeChecked();
    await click(button('Book This Appointment'));
    await expectAllKept();
    await expect.element(field('Notes (optional)')).toHaveValue('Gate code 1234');
    await expect.element(page.getByRole('combobox')).toHaveValue('seller');
  });

  test('sends the details, the partner and the page with an idempotency key', async () => {
    const sent: Request[] = [];
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
      const request = new Request(...call);
      if (request.method === 'POST') sent.push(request.clone());
      return fetch(request);
    });
    renderBooking({ partner: 'jane-doe-realty' });
    const date = await fillInBooking();
    await click(button('Confirm Booking'));
    await expect.element(heading('You are booked')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(await sent[0]?.json()).toEqual({
      date,
      time: '08:00',
      name: visitor.Name,
      email: visitor.Email,
      phone: visitor.Phone,
      address: visitor['Property address'],
      notes: '',
      attribution: { partner: 'jane-doe-realty', page: location.origin + location.pathname },
    });
  });
});

describe('the details', () => {
  test('are checked before anything is sent: each wrong field has its message', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const { host } = renderBooking();
    await chooseDay();
    await click(time('8:00 AM'));
    await click(button('Book This Appointment'));
    await click(button('Confirm Booking'));
    await expect.element(page.getByText('Missing Information')).toBeVisible();
    for (const [label, message] of [
      ['Name', 'Name is required'],
      ['Email', 'Please enter a valid email address'],
      ['Phone', 'Please enter a valid phone number'],
      ['Property address', 'Property address is required'],
    ] as const) {
      await expect.element(field(label)).toHaveAccessibleDescription(message);
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field(label)).toHaveAttribute('aria-required', 'true');
    }
    await expect.element(field('Email')).toHaveAttribute('type', 'email');
    await expect.element(field('Phone')).toHaveAttribute('type', 'tel');
    const types = [...host.querySelectorAll<HTMLOptionElement>('[name=inspectionType] option')].map(
      ({ value }) => value,
    );
    expect(types.filter(Boolean)).toEqual(['buyer', 'seller', 'warranty', 'maintenance']);
    await expect.element(field('Name')).toHaveFocus();
    expect(sent.mock.calls.filter(([url]) => String(url).endsWith('/book'))).toEqual([]);
    await expectAccessible(host);
  });

  test('are not called missing when a field is filled in wrongly', async () => {
    renderBooking();
    await fillInBooking();
    await fill(field('Email'), 'ada@');
    await click(button('Confirm Booking'));
    await expect.element(field('Email')).toHaveFocus();
    await expect.element(page.getByText('Missing Information')).not.toBeInTheDocument();
  });
});
