import { signIn } from '../fixtures/owner.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test.use({ storeName: 'owner' });

const name = 'Booking confirmed';

test('before the first lead, a sample shows how each message looks', async ({ page, context }) => {
  await signIn(page, { path: '/admin/messages' });
  await expect(page.getByRole('heading', { name: 'Email is not set up' })).toBeVisible();
  const sample = page.getByRole('article', { name });
  await expect(sample.getByText('Sample', { exact: true })).toBeVisible();
  await sample.getByText('Read it').click();
  await expect(sample.getByText(/Hello Maria,.*Total: \$\d/s)).toBeVisible();
  await expectAccessible(page);

  const opening = context.waitForEvent('page');
  await sample.getByRole('link', { name: /^In color/ }).click();
  const mail = await opening;
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(/^Your inspection is booked: /);
  const button = mail.getByRole('link', { name: 'See your appointment' });
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
});
