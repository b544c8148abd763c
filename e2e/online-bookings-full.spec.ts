import { businessToday } from '#domain/schedule/business-clock.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { buyer, chooseDay, chooseTime, confirm, fillDetails } from './fixtures/booking-steps.ts';
import { bookAsVisitor, weekdayAhead } from './fixtures/bookings.ts';
import { signIn } from './fixtures/owner.ts';
import { type RunningServer, startServer } from './fixtures/server-process.ts';
import { test as base, expect, expectAccessible } from './fixtures/test.ts';

/** With the limits on, which no other test has. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ processes }, use) => {
      const server = await startServer({ processes, limits: true });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
test.use({ viewport: { width: 390, height: 844 } });

test('when online bookings are full, a visitor asks for a time and the owner books it with two taps', async ({
  page,
  request: api,
}) => {
  await signIn(page, { path: '/admin/availability?open=limits' });
  await page.getByRole('combobox', { name: /Online bookings in 24 hours/ }).selectOption('own');
  await page.getByLabel('At most').fill('1');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(page.getByText('Limits saved')).toBeVisible();
  await expectAccessible(page);
  const date = weekdayAhead(businessToday(new Date(), centralTime), 1);
  await bookAsVisitor(api, { date, time: '08:00', name: 'First Fred', email: 'fred@example.com' });

  await page.goto('/calendar');
  await chooseDay(page, 3);
  await chooseTime(page, '11:30 AM');
  await fillDetails(page, {
    ...buyer,
    name: 'Wanda Waiting',
    email: 'wanda@example.com',
    address: '7 Pecan Court, Frisco, TX 75034',
  });
  await confirm(page);
  await expect(
    page.getByRole('heading', { name: 'We have your request for this time' }),
  ).toBeFocused();
  await expect(page.getByText('You are booked')).toBeHidden();
  await expectAccessible(page);

  await page.goto('/admin/requests');
  await expect(page.getByText('1 online booking in 24 hours: the limit')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Wanda Waiting', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wanda Waiting' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Book .*11:30 AM$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wanda Waiting' })).toBeVisible();
  await expect(page.getByText('7 Pecan Court, Frisco, TX 75034').first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/bookings\/[^/]+$/);

  await page.goto('/admin/bookings');
  await page.getByRole('button', { name: 'Take online bookings again' }).click();
  await expect(page.getByText('Visitors can book online again.')).toBeVisible();
  await bookAsVisitor(api, { date, time: '15:00', name: 'Next Nora', email: 'nora@example.com' });
});
