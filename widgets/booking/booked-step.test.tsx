import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startOwnApi } from '#client/testing/own-api.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { fillInBooking, visitor } from './testing/fill-in-booking.ts';
import { button, field, heading } from './testing/locators.ts';
import { renderBooking } from './testing/render-booking.tsx';

/** Books at an API of another origin; `fillIn` adds to the form. */
async function book(apiBase?: string, fillIn?: () => Promise<void>) {
  const { host } = renderBooking(apiBase === undefined ? {} : { apiBase });
  await fillInBooking();
  await fillIn?.();
  await click(button('Confirm Booking'));
  await expect.element(heading('You are booked')).toBeVisible();
  return host;
}

const open = button('Read and sign it here');
const sign = button('Sign the agreement');

test('the client reads and signs the agreement in the confirmation; nothing is to be paid there', async () => {
  const host = await book(await startOwnApi('signing'));
  await click(open);
  const text = page.getByRole('region', { name: 'Text of the agreement' });
  await expect.element(text.getByText(/^This agreement is between/)).toBeVisible();
  await expectAccessible(host);
  await field('Your full name').fill(visitor.Name);
  await click(sign);
  await expect.element(page.getByText(/^Please tick this box/)).toBeVisible();

  // Closed and opened again, it has what was typed.
  await click(button('Close the agreement'));
  await click(open);
  await expect.element(field('Your full name')).toHaveValue(visitor.Name);
  await page.getByRole('checkbox', { name: /^I have read the agreement/ }).click();
  await click(sign);
  await expect
    .element(page.getByText(`The agreement is signed by ${visitor.Name}. Thank you.`))
    .toHaveFocus();
  const pdf = page.getByRole('link', { name: 'Signed agreement (PDF)' });
  const address = (await pdf.findElement()).getAttribute('href') ?? '';
  const stored = (await (await fetch(address.replace(/\.pdf$/, ''))).json()) as {
    signatures: { name: string }[];
  };
  expect(stored.signatures.map(({ name }) => name)).toEqual([visitor.Name]);
  expect(page.getByRole('button', { name: /pay/i }).elements()).toHaveLength(0);
  await expectAccessible(host);
});

test('an agent who books for a client does not sign', async () => {
  const host = await book(await startOwnApi('signing'), async () => {
    await page.getByText('More about the visit').click();
    await field('Agent making the booking (optional)').fill('Jane Doe');
  });
  await expect.element(page.getByText(/^The agreement is for the client/)).toBeVisible();
  expect(open.elements()).toHaveLength(0);
  await expectAccessible(host);
});

test('without the owner’s wish there is no agreement in the confirmation', async () => {
  await book();
  expect(page.getByText(/agreement/i).elements()).toHaveLength(0);
});
