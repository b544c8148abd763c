import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { today } from '../fixtures/admin-bookings.ts';
import { buyer } from '../fixtures/booking-steps.ts';
import { signIn } from '../fixtures/owner.ts';
import { expect, test } from '../fixtures/test.ts';

const tomorrow = addDays(today, 1);
const phone = { width: 375, height: 740 };

test.use({ storeName: 'today', viewport: phone, hasTouch: true });

/** Books by hand as the owner, whom neither notice nor opening hours stop. */
async function book(owner: APIRequestContext, booking: Record<string, string>) {
  const answer = await owner.post('/api/bookings', {
    data: { ...buyer, anyway: true, date: tomorrow, ...booking },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  if (answer.status() !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
}

async function ask(api: APIRequestContext, lastName: string) {
  const answer = await api.post('/api/contact', {
    data: {
      firstName: 'Maria',
      lastName,
      email: `${lastName.toLowerCase()}@example.com`,
      phone: '(972) 555-0101',
      propertyAddress: '1 Main Street, Dallas, TX 75202',
      inspectionType: 'residential',
    },
  });
  expect(answer.status()).toBe(201);
}

/** Opens the admin at its start and counts the taps from there. */
async function fromStart(page: Page) {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/today$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    /** The tap that leaves the admin for the telephone or its maps: it is possible, and is not done. */
    leave: async (target: Locator, href: RegExp) => {
      taps += 1;
      await expect(target).toHaveAttribute('href', href);
      await target.tap({ trial: true });
    },
    taps: () => taps,
  };
}

const next = (page: Page) => page.getByRole('region', { name: /^Next appointment/ });
const dialog = (page: Page) => page.getByRole('dialog');

test('every action of a working day is within two taps of the start of a phone', async ({
  page,
  request: api,
}) => {
  test.setTimeout(120_000);
  await signIn(page);
  const address = '100 Live Oak St, Dallas, TX 75201';
  const first = { name: 'Nora Next', time: '08:00', address, entry: 'Lockbox, code 1234' };
  const id = await book(page.request, first);
  await book(page.request, { name: 'Tess Then', time: '13:00' });
  await ask(api, 'Waits');

  const actions: Record<string, (start: Awaited<ReturnType<typeof fromStart>>) => Promise<void>> = {
    look: async ({ tap }) => {
      await expect(next(page)).toContainText('Lockbox, code 1234');
      await tap(next(page).getByRole('link', { name: 'Nora Next', exact: true }));
      await expect(page).toHaveURL(new RegExp(`/bookings/${id}$`));
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    },
    'look at a later one': async ({ tap }) => {
      await tap(page.getByRole('link', { name: 'Tess Then', exact: true }));
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    },
    navigate: ({ leave }) =>
      leave(next(page).getByRole('link', { name: 'Navigate' }), /^https:.*100%20Live%20Oak%20St/),
    call: ({ leave }) =>
      leave(next(page).getByRole('link', { name: 'Call Nora Next' }), /^tel:\+1/),
    text: ({ leave }) =>
      leave(next(page).getByRole('link', { name: 'Text Nora Next' }), /^sms:\+1/),
    note: async ({ tap }) => {
      await tap(next(page).getByRole('button', { name: 'Add a private note' }));
      await page.keyboard.type('Key under the mat');
      await tap(dialog(page).getByRole('button', { name: 'Save note' }));
      await expect(next(page)).toContainText('Key under the mat');
    },
    reschedule: async ({ tap }) => {
      await tap(next(page).getByRole('button', { name: 'Reschedule' }));
      // Tomorrow may be a day off, without a free start.
      await expect(dialog(page).getByRole('grid')).toBeVisible();
    },
    'call a lead': ({ leave }) =>
      leave(page.getByRole('link', { name: 'Call Maria Waits' }), /^tel:\+1/),
    'text a lead': ({ leave }) =>
      leave(page.getByRole('link', { name: 'Text Maria Waits' }), /^sms:\+1/),
    'put a lead off': async ({ tap }) => {
      await tap(page.getByRole('button', { name: 'Snooze Maria Waits' }));
      await tap(dialog(page).getByRole('button', { name: /^Tomorrow morning/ }));
      await expect(page.getByText('Every request has been answered.')).toBeVisible();
    },
    complete: async ({ tap }) => {
      await tap(next(page).getByRole('button', { name: 'Complete' }));
      // It lies ahead: the owner is asked.
      await tap(dialog(page).getByRole('button', { name: 'Complete' }));
      await expect(next(page)).toContainText('Tess Then');
    },
  };
  for (const [action, act] of Object.entries(actions)) {
    await test.step(action, async () => {
      const start = await fromStart(page);
      await act(start);
      expect(start.taps(), `taps to ${action}`).toBeLessThanOrEqual(2);
    });
  }

  await page.goto('/admin/requests');
  const card = page.getByRole('article', { name: 'Maria Waits' });
  await expect(card).toContainText('Call back tomorrow, 9:00 AM');
});
