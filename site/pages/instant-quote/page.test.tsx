import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '#site/testing/open-page.tsx';

beforeEach(() => page.viewport(1200, 900));

const size = () => page.getByLabelText('Square footage');
const type = () => page.getByLabelText('Property type');

it('begins with the home that the address carries, and shows its price', async () => {
  await openPage('/instant-quote?propertyType=townhome&squareFootage=3200&partner=jane-doe-realty');
  await expect.element(type()).toHaveValue('townhome');
  await expect.element(size()).toHaveValue('3200');
  await expect.element(page.getByText('$450', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/2.5-3.5 h on site$/)).toBeVisible();
  // Going back to this address brings what was typed since.
  expect(window.location.search).toBe('?partner=jane-doe-realty');
});

it('takes from the address what the form offers, and leaves the rest to its check', async () => {
  await openPage('/instant-quote?propertyType=castle&squareFootage=12');
  await expect.element(size()).toHaveValue('12');
  await expect.element(type()).toHaveValue('');
  await userEvent.click(page.getByRole('button', { name: 'Calculate My Quote' }));
  await expect
    .element(page.getByText('Square footage must be between 500 and 50,000'))
    .toBeVisible();
});
