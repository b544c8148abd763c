import { describe, expect, inject, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { button, mountBooking, time } from './mount-booking.tsx';
import { chooseDay, expectAllKept, field, fillIn, visitor } from './testing/visitor.ts';

const freeTimes = async (date: string): Promise<string[]> => {
  const answer = await fetch(`${inject('apiBase')}/api/calendar/slots?date=${date}`);
  return ((await answer.json()) as { time: string }[]).map((slot) => slot.time);
};

const booked = page.getByRole('heading', { name: 'You are booked' });

describe('booking', () => {
  test('ends with a confirmation that stays, an event without personal data, and the time sold', async () => {
    const onBooked = vi.fn();
    const { host } = mountBooking({ onBooked });
    const date = await fillIn(0, '11:30 AM');
    await expectAccessible(host);
    await button('Confirm Booking').click();

    await expect.element(page.getByText('Appointment Booked!')).toBeVisible();
    await expect
      .element(page.getByText('Your inspection has been scheduled successfully.'))
      .toBeVisible();
    await expect.element(booked).toHaveFocus();
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

  test('clears time and form, keeps the date and shows what is left of it', async () => {
    mountBooking();
    const date = await fillIn(1, '11:30 AM');
    await button('Confirm Booking').click();
    await button('Book another appointment').click();
    await expect
      .element(page.getByRole('heading', { name: formatDate(date, 'long') }))
      .toBeVisible();
    await expect.element(time('8:00 AM')).not.toBeChecked();
    await expect.element(time('11:30 AM')).not.toBeInTheDocument();
    await page.getByRole('gridcell', { name: /\d$/ }).nth(15).click();
    await expect.element(time('11:30 AM')).not.toBeChecked();
    await time('8:00 AM').click();
    await button('Book This Appointment').click();
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(field('Property address')).toHaveValue('');
  });

  test('may be cancelled and taken up again with everything that was typed', async () => {
    mountBooking();
    await fillIn(2);
    await userEvent.fill(field('Notes (optional)'), 'Gate code 1234');
    await page.getByRole('combobox').selectOptions('Seller');
    await button('Cancel').click();
    await expect.element(page.getByRole('heading', { name: 'Book your inspection' })).toHaveFocus();
    await expect.element(time('8:00 AM')).toBeChecked();
    await button('Book This Appointment').click();
    await expectAllKept();
    await expect.element(field('Notes (optional)')).toHaveValue('Gate code 1234');
    await expect.element(page.getByRole('combobox')).toHaveValue('seller');
  });

  test('tells every field that is missing, and sends nothing', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const { host } = mountBooking();
    await chooseDay(2);
    await time('8:00 AM').click();
    await button('Book This Appointment').click();
    await button('Confirm Booking').click();
    await expect.element(page.getByText('Missing Information')).toBeVisible();
    for (const [label, message] of [
      ['Name', 'Name is required'],
      ['Email', 'Please enter a valid email address'],
      ['Phone', 'Please enter a valid phone number'],
      ['Property address', 'Property address is required'],
    ] as const) {
      await expect.element(field(label)).toHaveAccessibleDescription(message);
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect.element(field('Name')).toHaveFocus();
    expect(sent.mock.calls.filter(([url]) => String(url).endsWith('/book'))).toEqual([]);
    await expectAccessible(host);
  });

  test('says what is wrong with a field that is filled in, and takes it back when it is corrected', async () => {
    mountBooking();
    await fillIn(2);
    await userEvent.fill(field('Email'), 'ada@');
    await button('Confirm Booking').click();
    await expect.element(field('Email')).toHaveFocus();
    await expect
      .element(field('Email'))
      .toHaveAccessibleDescription('Please enter a valid email address');
    await expect.element(page.getByText('Missing Information')).not.toBeInTheDocument();
    await userEvent.fill(field('Email'), 'ada@example.com');
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
  });

  test('sends the partner and the page, and says so to nobody else', async () => {
    const bodies: unknown[] = [];
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const request = new Request(...call);
      if (request.method === 'POST') {
        bodies.push(await request.clone().json());
        expect(request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
      }
      return send(request);
    });
    mountBooking({ partner: 'jane-doe-realty' });
    const date = await fillIn(3);
    await button('Confirm Booking').click();
    await expect.element(booked).toBeVisible();
    const { Name, Email, Phone } = visitor;
    expect(bodies).toEqual([
      {
        date,
        time: '08:00',
        name: Name,
        email: Email,
        phone: Phone,
        address: visitor['Property address'],
        notes: '',
        attribution: { partner: 'jane-doe-realty', page: location.origin + location.pathname },
      },
    ]);
  });
});
