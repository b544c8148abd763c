import { buyer, chooseDay, chooseTime, confirm, fillDetails } from '../fixtures/booking-steps.ts';
import { dateOf } from '../fixtures/bookings.ts';
import { startHostSite } from '../fixtures/host-site.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { expect, OWNER_PASSWORD, test } from '../fixtures/test.ts';

const widget = '<inspection-booking></inspection-booking>';
const names = ['Ada Racer', 'Ben Racer', 'Cleo Racer'];

test('three visitors on three sites book one slot: one gets it, and every screen says so', async ({
  browser,
  host,
  server,
  page: owner,
}) => {
  const other = await startHostSite(server.url);
  const addresses = [
    host.publish({ body: widget }),
    other.publish({ body: widget }),
    `${server.url}/calendar`,
  ];
  const racers = await Promise.all(
    addresses.map(async (address, index) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const name = names[index] ?? '';
      await page.goto(address);
      // The page of the site is drawn before its buttons work.
      if (address.startsWith(server.url)) await hydrated(page);
      const day = await chooseDay(page, 18);
      await chooseTime(page, '11:30 AM');
      await fillDetails(page, { ...buyer, name });
      const booked = page.getByRole('heading', { name: 'You are booked' });
      const lost = page.getByText('Somebody just booked 11:30 AM. Take another time?');
      return { context, page, name, day, booked, lost };
    }),
  );
  const [day = ''] = racers.map((racer) => racer.day);
  expect(racers.map((racer) => racer.day)).toEqual([day, day, day]);

  await Promise.all(racers.map(({ page }) => confirm(page)));
  for (const { booked, lost } of racers) await expect(booked.or(lost).first()).toBeVisible();
  const won = await Promise.all(racers.map(({ booked }) => booked.isVisible()));
  expect(won.filter(Boolean)).toHaveLength(1);
  const winner = racers[won.indexOf(true)];

  for (const racer of racers) {
    const { page } = racer;
    if (racer === winner) {
      await expect(page.getByRole('definition').filter({ hasText: day })).toBeVisible();
      await expect(page.getByText('11:30 AM Central Time')).toBeVisible();
      await expect(racer.lost).toBeHidden();
      continue;
    }
    await expect(page.getByRole('button', { name: / instead$/ })).toHaveText([
      '8:00 AM',
      '3:00 PM',
    ]);
    await expect(page.getByLabel('Property address')).toHaveValue(buyer.address);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: day })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('radio', { name: '11:30 AM' })).toHaveCount(0);
  }
  await Promise.all(racers.map(({ context }) => context.close()));
  await other.close();

  await owner.goto(`${server.url}/admin/bookings?view=month&day=${dateOf(day)}`);
  await owner.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await owner.getByRole('button', { name: 'Log in' }).click();
  const cards = owner.getByRole('article', { name: /Racer$/ });
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(winner?.name ?? '');
  await expect(cards).toContainText('11:30 AM');
});
