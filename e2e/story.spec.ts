import { buyer, chooseDay, chooseTime, confirm, fillDetails } from './fixtures/booking-steps.ts';
import { dateOf } from './fixtures/bookings.ts';
import { expect, expectAccessible, OWNER_PASSWORD, test } from './fixtures/test.ts';

const both = `
  <inspection-quote partner="jane-doe-realty"></inspection-quote>
  <inspection-booking partner="jane-doe-realty"></inspection-booking>
`;

test.describe('from a partner’s page to the owner', () => {
  // The browser reports the second visitor's 409.
  test.use({ expectedMessages: /status of 409/ });

  test('a quote becomes a booking, a second visitor is offered the free times, and the owner sees both', async ({
    page,
    host,
    server,
    browser,
  }) => {
    const address = `${host.publish({ body: both })}?utm_source=newsletter&utm_campaign=spring`;

    const second = await browser.newPage();
    await second.goto(address);
    const day = await chooseDay(second, 3);
    await chooseTime(second, '11:30 AM');
    await fillDetails(second, { ...buyer, name: 'Late Larry' });

    await page.goto(address);
    await page.getByLabel('Property type').selectOption('residential');
    await page.getByLabel('Square footage').fill('2400');
    await page.getByText('Refine', { exact: true }).click();
    await page.getByLabel('Year built').fill('1990');
    await page.getByLabel('Pool or spa').check();
    await page.getByRole('button', { name: 'Calculate My Quote' }).click();
    await expect(page.getByRole('heading', { name: '$450' })).toBeVisible();
    await page.getByRole('link', { name: /^Book this · \$/ }).click();
    await expect(page.getByText('Home: Residential, 2,400 sq ft')).toBeVisible();

    expect(await chooseDay(page, 3)).toBe(day);
    // The day is more than a week ahead: 5 % of the base of $375, rounded, comes off.
    await expect(page.getByText('— $431')).toBeVisible();
    await chooseTime(page, '11:30 AM');
    await fillDetails(page);
    await expectAccessible(page);
    await confirm(page);
    await expect(page.getByText('Appointment Booked!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    await expect(page.getByText('$431, about')).toBeVisible();
    await expectAccessible(page);

    await confirm(second);
    await expect(second.getByText('Somebody just booked 11:30 AM.').first()).toBeVisible();
    await expect(second.getByRole('button', { name: 'Book 8:00 AM instead' })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Book 3:00 PM instead' })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Book 11:30 AM instead' })).toBeHidden();
    await expect(second.getByLabel('Property address')).toHaveValue(buyer.address);
    await second.getByRole('button', { name: 'Book 3:00 PM instead' }).click();
    await expect(second.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    await second.close();

    await page.goto(`${server.url}/admin`);
    await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page
      .getByRole('link', { name: /Bookings/ })
      .first()
      .click();
    await page.goto(`${server.url}/admin/bookings?view=month&day=${dateOf(day)}`);
    const card = page.getByRole('article', { name: 'Grace Hopper' });
    await expect(card).toContainText('11:30 AM');
    await expect(card).toContainText('jane-doe-realty');
    await expect(card).toContainText('$431');
    await expect(card).toContainText(buyer.address);
    await expect(card).toContainText('newsletter');
    await expect(page.getByRole('article', { name: 'Late Larry' })).toContainText('3:00 PM');
    await expectAccessible(page);
  });
});

test('a request sent from a partner’s page reaches the owner with the partner’s name', async ({
  page,
  host,
  server,
}) => {
  await page.goto(
    host.publish({ body: '<inspection-contact partner="oak-and-elm"></inspection-contact>' }),
  );
  await page.getByLabel('First name').fill('Katherine');
  await page.getByLabel('Last name').fill('Johnson');
  await page.getByLabel(/^Email/).fill('katherine@example.com');
  await page.getByLabel('Phone').fill('(817) 555-0142');
  await page.getByLabel('Property address').fill('12 Orbit Lane, Fort Worth, TX 76102');
  await page.getByLabel('Inspection type').selectOption('pre-listing');
  await page.locator('button[type=submit]').click();
  await expect(page.getByText('Request Submitted Successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Thank You/i })).toBeVisible();

  await page.goto(`${server.url}/admin/requests`);
  await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('searchbox').fill('JOHNSON');
  const card = page.getByRole('article', { name: 'Katherine Johnson' });
  await expect(card).toContainText('oak-and-elm');
  await expect(card).toContainText('Pre-Listing');
  await expect(card.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(card.getByRole('link', { name: /Email/ })).toHaveAttribute(
    'href',
    /^mailto:katherine@example.com/,
  );
});
