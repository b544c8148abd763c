import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { howToPrepare } from '#domain/content/booking-confirmation.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays, formatDate } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { openPage } from '#site/testing/open-page.tsx';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';

const token = '0123456789abcdef0123456789abcdef';
const today = businessToday(new Date(), centralTime);
const from = { date: addDays(today, 7), time: '08:00' };
const to = { date: addDays(today, 8), time: '15:00' };
const full = addDays(today, 9);
const appointment: AppointmentView = {
  firstName: 'Grace',
  ...from,
  minutes: 150,
  street: '7 Pecan Ct',
  stage: 'changeable',
};

/** For the stages that have a deadline. */
const confirmBy = '2099-01-05T21:10:00.000Z';

const open = (view: AppointmentView | null) =>
  openPage(`/appointment/${token}`, {
    promotions: { promotions: [] },
    [`appointments/${token}`]: view,
  });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const conflict = (problem: object) =>
  Response.json(problem, {
    status: 409,
    headers: { 'Content-Type': 'application/problem+json' },
  });

/** Answers the page's calls; `change` answers those that move or cancel. */
function network(change: (body: unknown) => Response | Promise<Response>) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (...call: ConstructorParameters<typeof Request>) => {
    const request = new Request(...call);
    if (request.url.includes('/days?')) {
      return Response.json({ open: [from.date, to.date], full: [full] });
    }
    if (request.url.includes('/slots?'))
      return Response.json([{ time: '11:30' }, { time: to.time }]);
    const body: unknown = await request.json();
    bodies.push(body);
    return change(body);
  });
  return bodies;
}

async function chooseOtherTime() {
  await button('Move it').click();
  const day = page.getByRole('gridcell', { name: formatDate(to.date, 'long'), exact: true });
  if (day.elements().length === 0) await button('Next month').click();
  await day.click();
  await page.getByRole('radio', { name: '3:00 PM' }).click();
}

describe('an appointment’s page', () => {
  it('shows day, time and street, and takes it into a calendar', async () => {
    const main = await open(appointment);
    expect(main.textContent).toContain(formatDate(from.date, 'long'));
    expect(main.textContent).toContain('8:00 AM to 10:30 AM Central Time');
    expect(main.textContent).toContain('7 Pecan Ct');
    const links = page.getByRole('list', { name: 'Add to your calendar' }).getByRole('link');
    expect(
      links.elements().map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    ).toEqual([
      `/api/appointments/${token}/appointment.ics`,
      '/calendar/render',
      '/calendar/0/action/compose',
    ]);
  });

  it('shows what the mail shows: who comes, the price line by line, how to prepare', async () => {
    const lines = [
      { label: 'Base inspection (2,400 sq ft)', amount: 375 },
      { label: 'Pool or spa', amount: 25 },
    ];
    const offer = 'You asked for $50 off. We’ll take $50 off when we confirm.';
    const main = await open({ ...appointment, price: { lines, total: 400 }, offer });
    expect(main.textContent).toContain(
      `${defaultBusiness.inspector.name}Your inspector, TREC #8544`,
    );
    const rows = page.getByRole('row').elements();
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Base inspection (2,400 sq ft)$375',
      'Pool or spa$25',
      'Total$400',
    ]);
    await expect.element(page.getByText(offer)).toBeVisible();
    const list = page.getByRole('region', { name: 'How to prepare' }).getByRole('listitem');
    expect(list.elements().map(({ textContent }) => textContent)).toEqual(howToPrepare.value);
    await expectAccessible(main);
  });

  it('has neither a price nor a preparation once it is canceled', async () => {
    const price = { lines: [{ label: 'Base inspection', amount: 375 }], total: 375 };
    const main = await open({ ...appointment, stage: 'cancelled', price });
    expect(main.textContent).not.toMatch(/\$375|How to prepare|inspector,/);
  });

  it.each(['Move it', 'Cancel it'])(
    'scrolls the panel of "%s" into view on a phone',
    async (name) => {
      await page.viewport(390, 700);
      network(() => Response.error());
      const main = await open(appointment);
      await button(name).click();
      const panel = () => main.querySelector('.appointment-form')?.getBoundingClientRect();
      const header = document.querySelector('.site-header')?.getBoundingClientRect();
      await vi.waitFor(() => {
        const { top = 0, bottom = 0 } = panel() ?? {};
        expect(top).toBeGreaterThanOrEqual(header?.height ?? 0);
        expect(Math.min(bottom, top + 500)).toBeLessThanOrEqual(innerHeight);
      });
    },
  );

  it.each([
    ['changeable', 'Your appointment', ['Move it', 'Cancel it']],
    ['unconfirmed', 'Please confirm your appointment', ['Cancel it']],
    ['released', 'This time was released', []],
    ['short_notice', 'Your appointment', []],
    ['cancelled', 'This appointment is canceled', []],
    ['past', 'This appointment is over', []],
  ] as const)(
    'is clear and accessible at stage %s, on a small phone',
    async (stage, title, buttons) => {
      await page.viewport(375, 700);
      const main = await open({ ...appointment, stage, confirmBy });
      expect(main.querySelector('h1')?.textContent).toBe(title);
      for (const name of ['Move it', 'Cancel it'] as const) {
        expect(button(name).elements()).toHaveLength(
          (buttons as readonly string[]).includes(name) ? 1 : 0,
        );
      }
      // The line for pages without JavaScript is hidden.
      const phone = main.querySelector('a[href^="tel:"]:not(.site-no-script a)');
      expect(phone === null).toBe(stage === 'changeable');
      expect(document.documentElement.scrollWidth).toBe(375);
      for (const control of main.querySelectorAll<HTMLElement>('.ui-button')) {
        expect(control.offsetHeight, control.textContent).toBeGreaterThanOrEqual(44);
      }
      await expectAccessible(main);
    },
  );

  it('says what to do when the link opens none', async () => {
    const main = await open(null);
    expect(main.querySelector('h1')?.textContent).toBe('This link doesn’t open an appointment');
    expect(main.querySelector('a[href^="tel:"]')).not.toBeNull();
  });
});

describe('confirming', () => {
  const unconfirmed = { ...appointment, stage: 'unconfirmed' as const, confirmBy };
  const canConfirm = { ...unconfirmed, canConfirm: true as const };
  const deadline = 'Jan 5, 2099, 3:10 PM Central Time';

  it('is one tap, also for two, and then the appointment is as any other', async () => {
    const fetch = vi
      .spyOn(window, 'fetch')
      .mockImplementation(async () => Response.json(appointment));
    onTestFinished(() => fetch.mockRestore());
    const main = await open(canConfirm);
    expect(main.textContent).toContain(`we are holding this time for you until ${deadline}`);
    expect(main.textContent).not.toContain('Add to your calendar');
    expect(fetch).not.toHaveBeenCalled();
    await expectAccessible(main);
    await userEvent.dblClick(button('Confirm this appointment'));
    await expect.element(page.getByText(/^Confirmed\. You are booked/)).toHaveFocus();
    const [call, ...more] = fetch.mock.calls.map((given) => new Request(...given));
    expect([call?.method, new URL(call?.url ?? '').pathname, more]).toEqual([
      'POST',
      `/api/appointments/${token}/confirm`,
      [],
    ]);
    await expect.element(button('Move it')).toBeVisible();
  });

  it('needs the link of the email: the page of any other link says where to look', async () => {
    const main = await open(unconfirmed);
    expect(button('Confirm this appointment').elements()).toHaveLength(0);
    await expect.element(page.getByText(/^We sent you a link/)).toBeVisible();
    await expectAccessible(main);
  });

  it('too late shows that the time was released, and the way to another one', async () => {
    const current = { ...appointment, stage: 'released', confirmBy };
    const problem = conflict({ code: 'confirmation_expired', title: 'Too late', current });
    const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => problem);
    onTestFinished(() => fetch.mockRestore());
    const main = await open(canConfirm);
    await button('Confirm this appointment').click();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('This time was released');
    expect(main.textContent).toContain(`it was not confirmed by ${deadline}`);
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Choose a time' }))
      .toHaveAttribute('href', '/calendar');
    await expectAccessible(main);
  });
});

describe('moving', () => {
  it('sends the shown time and the chosen one, and shows the new one', async () => {
    const bodies = network(() => Response.json({ ...appointment, ...to }));
    const main = await open(appointment);
    await chooseOtherTime();
    await expectAccessible(main);
    await button(/^Move to/).click();
    await expect.element(page.getByText(/^Moved to/)).toHaveFocus();
    expect(bodies).toEqual([{ from, to }]);
    expect(main.textContent).toContain('3:00 PM to 5:30 PM');
    expect(button(/^Move to/).elements()).toHaveLength(0);
  });

  it('offers no day that is full, and says so', async () => {
    network(() => Response.error());
    await open(appointment);
    await button('Move it').click();
    const name = `${formatDate(full, 'long')}, fully booked`;
    const day = page.getByRole('gridcell', { name });
    if (day.elements().length === 0) await button('Next month').click();
    await day.click({ force: true });
    await expect.element(page.getByText('Choose a day to see its free times.')).toBeVisible();
  });

  it('asks for a time first', async () => {
    const bodies = network(() => Response.error());
    await open(appointment);
    await button('Move it').click();
    await expect.element(page.getByRole('heading', { name: 'Choose another time' })).toHaveFocus();
    await button('Move the appointment').click();
    await expect.element(page.getByText('Please choose a day and a start time.')).toBeVisible();
    expect(bodies).toEqual([]);
  });

  it('offers what is left when somebody was faster', async () => {
    network(() =>
      conflict({
        code: 'slot_taken',
        title: 'This time has just been booked',
        detail: 'Please choose another time.',
        slots: [{ time: '11:30' }],
      }),
    );
    await open(appointment);
    await chooseOtherTime();
    await button(/^Move to/).click();
    const said = 'This time has just been booked. Please choose another time.';
    await expect.element(page.getByText(said)).toBeVisible();
    expect(page.getByRole('radio').elements()).toHaveLength(1);
  });

  it('asks for a call when it was moved too often, and keeps the chosen time', async () => {
    network(() =>
      conflict({
        code: 'move_limit_reached',
        title: 'Please call us to move this appointment again',
        detail: `We’re happy to do it by phone: ${defaultBusiness.phone.display}.`,
      }),
    );
    const main = await open(appointment);
    await chooseOtherTime();
    await button(/^Move to/).click();
    const alert = page.getByRole('alert').filter({ hasText: /move this appointment again/ });
    await expect
      .element(alert.getByRole('link', { name: defaultBusiness.phone.display }))
      .toHaveAttribute('href', defaultBusiness.phone.href);
    await expect.element(page.getByRole('radio', { name: '3:00 PM' })).toBeChecked();
    await expectAccessible(main);
  });

  it('offers a call in place of one more move, and still cancels', async () => {
    await open({ ...appointment, moveByPhone: true });
    await expect.element(page.getByText(/You’ve moved it several times/)).toBeVisible();
    const call = page
      .getByRole('main')
      .getByRole('link', { name: `Call ${defaultBusiness.phone.display}` });
    await expect.element(call).toHaveAttribute('href', defaultBusiness.phone.href);
    expect(button('Move it').elements()).toHaveLength(0);
    await expect.element(button('Cancel it')).toBeVisible();
  });

  it('shows the appointment as it is now when the page was outdated', async () => {
    const current = { ...appointment, date: addDays(today, 9) };
    network(() => conflict({ code: 'edit_conflict', current }));
    const main = await open(appointment);
    await chooseOtherTime();
    await button(/^Move to/).click();
    await expect.element(page.getByText(/changed after you opened this page/)).toBeVisible();
    expect(main.textContent).toContain(formatDate(current.date, 'long'));
  });
});

describe('canceling', () => {
  it('sends the reason once, also for two taps, and shows that it is canceled', async () => {
    const cancelled = { ...appointment, stage: 'cancelled' as const };
    const bodies = network(() => Response.json(cancelled));
    const main = await open(appointment);
    await button('Cancel it').click();
    await userEvent.fill(page.getByRole('textbox', { name: /Reason/ }), 'The deal fell through.');
    await expectAccessible(main);
    await userEvent.dblClick(button('Cancel the appointment'));
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('This appointment is canceled');
    expect(bodies).toEqual([{ from, reason: 'The deal fell through.' }]);
  });

  it('keeps the reason when there was no answer', async () => {
    network(() => Promise.reject(new TypeError('Failed to fetch')));
    await open(appointment);
    await button('Cancel it').click();
    const reason = page.getByRole('textbox', { name: /Reason/ });
    await userEvent.fill(reason, 'The deal fell through.');
    await button('Cancel the appointment').click();
    await expect.element(page.getByText(/We could not be reached/)).toBeVisible();
    await expect.element(reason).toHaveValue('The deal fell through.');
  });
});
