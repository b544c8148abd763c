import { describe, expect, inject, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { button, mountBooking } from './mount-booking.tsx';
import { expectAllKept, field, fillIn } from './testing/visitor.ts';

const booked = page.getByRole('heading', { name: 'You are booked' });
const generic = 'There was an error booking your appointment. Please try again.';

/** Somebody else, faster. */
const sell = async (date: string, ...times: string[]) => {
  for (const time of times) {
    const answer = await fetch(`${inject('apiBase')}/api/calendar/book`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        date,
        time,
        name: 'Fast Fred',
        email: 'fred@example.com',
        phone: '972-555-0199',
        address: '1 First Street',
      }),
    });
    expect(answer.status).toBe(201);
  }
};

const confirmAt = async (base: string, nth = 4) => {
  const { host, change } = mountBooking();
  const date = await fillIn(nth);
  change({ apiBase: base });
  await button('Confirm Booking').click();
  await expect.element(page.getByText('Booking Failed')).toBeVisible();
  return { host, change, date };
};

describe('a time that somebody else got', () => {
  test('is told; what is left of the day is one click away, with all that was typed', async () => {
    const { host } = mountBooking();
    const date = await fillIn(5);
    await sell(date, '08:00');
    await button('Confirm Booking').click();
    const notice = page.getByText('Somebody just booked 8:00 AM. Take another time?', {
      exact: false,
    });
    await expect.element(notice).toHaveFocus();
    await expect.element(button('Book 8:00 AM instead')).not.toBeInTheDocument();
    await expect.element(button('Book 11:30 AM instead')).toBeVisible();
    await expectAllKept();
    await expectAccessible(host);

    await button('Book 3:00 PM instead').click();
    await expect.element(booked).toHaveFocus();
    await expect.element(page.getByText('3:00 PM Central Time')).toBeVisible();
  });

  test('leads back to the calendar when nothing is left, and keeps what was typed', async () => {
    mountBooking();
    const date = await fillIn(6);
    await sell(date, '08:00', '11:30', '15:00');
    await button('Confirm Booking').click();
    const none = page.getByText(
      'No available times for this date. Please select a different date.',
      {
        exact: false,
      },
    );
    await expect.element(none.first()).toBeVisible();
    await button('Choose another date').click();
    await fillInAgain();
    await expectAllKept();
  });

  test('is not booked by confirming once more', async () => {
    mountBooking();
    const date = await fillIn(7);
    await sell(date, '08:00');
    await button('Confirm Booking').click();
    await expect.element(button('Book 11:30 AM instead')).toBeVisible();
    await button('Confirm Booking').click();
    await expect.element(page.getByText('Missing Information')).toBeVisible();
  });
});

/** On the day after, which nobody has booked. */
async function fillInAgain() {
  const open = page.getByRole('gridcell', { name: /\d$/ }).nth(8);
  await open.click();
  await page.getByRole('radio').first().click();
  await button('Book This Appointment').click();
}

describe('a booking that fails', () => {
  test.each(['broken', 'behind-a-proxy', 'cut-off'])(
    'keeps everything when the server is %s',
    async (way) => {
      const { host } = await confirmAt(`${inject('faultyBase')}/${way}`);
      await expect.element(page.getByText(generic)).toBeVisible();
      await expect.element(button('Confirm Booking')).toHaveFocus();
      await expect
        .element(button('Confirm Booking'))
        .toHaveAccessibleDescription(/^Failed to book appointment\./);
      await expectAllKept();
      await expectAccessible(host);
    },
  );

  test('says that nobody was reached, and books when it is tried again', async () => {
    const { change } = await confirmAt(`${inject('faultyBase')}/hanging-up`, 14);
    await expect
      .element(page.getByText('We could not be reached.', { exact: false }).first())
      .toBeVisible();
    await expectAllKept();
    change({ apiBase: inject('apiBase') });
    await button('Confirm Booking').click();
    await expect.element(booked).toBeVisible();
  });

  test('says so when the visitor is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await confirmAt('http://127.0.0.1:1');
    await expect.element(page.getByText(generic)).toBeVisible();
    await expect
      .element(button('Confirm Booking'))
      .toHaveAccessibleDescription(/You seem to be offline\./);
    await expectAllKept();
  });

  test('is booked once when only the answer was lost', async () => {
    mountBooking();
    const date = await fillIn(9);
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
      expect((await send(...call)).status).toBe(201);
      throw new TypeError('Failed to fetch');
    });
    await button('Confirm Booking').click();
    await expect.element(page.getByText('Booking Failed')).toBeVisible();
    await button('Confirm Booking').click();
    await expect.element(booked).toBeVisible();
    const left = await send(`${inject('apiBase')}/api/calendar/slots?date=${date}`);
    expect(await left.json()).toHaveLength(2);
  });

  test('tells that the time may be their own when the lost booking is sent again corrected', async () => {
    const { host } = mountBooking();
    await fillIn(16);
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
      expect((await send(...call)).status).toBe(201);
      throw new TypeError('Failed to fetch');
    });
    await button('Confirm Booking').click();
    await expect.element(page.getByText(generic)).toBeVisible();
    await userEvent.fill(field('Name'), 'Ada King');
    await button('Confirm Booking').click();
    const own =
      'This time was just taken, perhaps by your own earlier attempt. Please call (972) 555-0148 before you book again.';
    await expect.element(page.getByRole('status').getByText(own)).toBeVisible();
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain(own));
    await expect.element(button('Book 11:30 AM instead')).toBeVisible();
    await expectAccessible(host);
  });

  test('shows what the server finds wrong at its field', async () => {
    await confirmAt(`${inject('faultyBase')}/refusing`);
    await expect
      .element(field('Phone'))
      .toHaveAccessibleDescription('Please enter a valid phone number');
    await expect.element(field('Phone')).toHaveFocus();
    await expectAllKept();
  });

  test('says when to try again after too many tries', async () => {
    const base = inject('limitedApiBase');
    const tooMany = Array.from({ length: 21 }, () =>
      fetch(`${base}/api/calendar/book`, { method: 'POST', body: '{}' }),
    );
    expect((await Promise.all(tooMany)).some(({ status }) => status === 429)).toBe(true);
    await confirmAt(base);
    await expect
      .element(page.getByText(/Too many requests\. Please try again in \d+ (seconds|minutes)/))
      .toBeVisible();
    await expectAllKept();
  });

  test('gives the phone number to a person who looks like a program', async () => {
    const { host } = mountBooking();
    await fillIn(4);
    const trap = host.querySelector<HTMLInputElement>('[name="website"]') as HTMLInputElement;
    trap.value = 'https://spam.example';
    trap.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await button('Confirm Booking').click();
    await expect.element(page.getByText('Booking Failed')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '(972) 555-0148' }))
      .toHaveAttribute('href', 'tel:+19725550148');
  });
});

test('a booking under way cannot be sent twice', async () => {
  const key = Date.now();
  const { host, change } = mountBooking();
  await fillIn(4);
  change({ apiBase: `${inject('faultyBase')}/held-${key}` });
  const sent = vi.spyOn(globalThis, 'fetch');
  await button('Confirm Booking').click();
  await expect.element(button('Booking…')).toBeDisabled();
  await expect.element(field('Name')).toBeDisabled();
  host.querySelector('form')?.requestSubmit();
  expect(sent).toHaveBeenCalledTimes(1);
  await expectAllKept();
  await expectAccessible(host);
});
