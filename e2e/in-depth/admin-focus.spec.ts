import { today } from '../fixtures/admin-bookings.ts';
import { type AdminScreen, adminScreens, openAvailability } from '../fixtures/admin-screens.ts';
import { bookAsVisitor, weekdayAhead } from '../fixtures/bookings.ts';
import { hiddenFocus } from '../fixtures/hidden-focus.ts';
import { signIn } from '../fixtures/owner.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ storeName: 'focus' });

interface Walk extends AdminScreen {
  /** Name of the button that makes a bar sticky. */
  bar?: string;
}

/** 1280 × 1024 at 400 %: bars at the edges leave less room than on any phone. */
const viewport = { width: 320, height: 256 };

test('at 400 % nothing covers the focus on any screen, and none is too wide', async ({
  page,
  request: api,
}) => {
  test.setTimeout(240_000);
  const date = weekdayAhead(today, 0);
  const id = await bookAsVisitor(api, { date, time: '08:00', name: 'Keyboard Kay' });
  let requestId = '';
  for (const firstName of ['Maria', 'Ada', 'Wei']) {
    const answer = await api.post('/api/contact', {
      data: {
        firstName,
        lastName: 'Keys',
        email: `${firstName}@example.com`,
        phone: '(972) 555-0101',
        propertyAddress: '1 Main Street, Dallas, TX 75202',
        inspectionType: 'residential',
      },
    });
    expect(answer.status()).toBe(201);
    requestId = ((await answer.json()) as { id: string }).id;
  }
  await page.setViewportSize(viewport);
  await signIn(page);

  const walks: Walk[] = [
    ...adminScreens,
    { path: openAvailability, bar: 'Remove 8:00 AM on Monday' },
    { path: '/admin/requests', bar: 'Select' },
    { path: `/admin/requests/${requestId}`, dialog: 'Add a private note' },
    { path: '/admin/bookings?view=all', bar: 'Select' },
    { path: `/admin/bookings?view=month&day=${date}` },
    { path: `/admin/bookings/${id}`, dialog: 'Reschedule' },
  ];
  for (const { path, dialog, bar } of walks) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (bar) await page.getByRole('button', { name: bar, exact: true }).click();
      const walk = await hiddenFocus(page);
      expect.soft(walk.hidden, path).toEqual([]);
      expect(walk.stops, path).toBeGreaterThan(8);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBe(viewport.width);
      if (!dialog) return;
      await page.getByRole('button', { name: dialog }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // What arrives later moves what is focused.
      await expect(page.getByRole('dialog').locator('[aria-busy=true]')).toHaveCount(0);
      expect.soft((await hiddenFocus(page)).hidden, `${path}, ${dialog}`).toEqual([]);
    });
  }
});
