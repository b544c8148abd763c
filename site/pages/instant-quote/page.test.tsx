import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '#site/testing/open-page.tsx';

beforeEach(() => page.viewport(1200, 900));

const size = () => page.getByLabelText('Square footage');
const type = () => page.getByLabelText('Property type');

it('shows the price of the home that the address carries, and how to book it', async () => {
  await openPage('/instant-quote?propertyType=townhome&squareFootage=3200&partner=jane-doe-realty');
  await expect
    .element(page.getByRole('heading', { name: 'Your inspection price $450' }))
    .toBeVisible();
  await expect.element(page.getByText('2.5-3.5 hours')).toBeVisible();
  const [first] = document.querySelectorAll('.quote :is(a, button)');
  expect(first).toHaveTextContent('Book this · $450');
  // Going back to this URL restores what was typed since.
  expect(window.location.search).toBe('?partner=jane-doe-realty');
});

it('lets the carried home be refined without typing it again', async () => {
  await openPage('/instant-quote?propertyType=residential&squareFootage=2400');
  await userEvent.click(page.getByRole('button', { name: 'Refine this price' }));
  await expect.element(type()).toHaveValue('residential');
  await expect.element(size()).toHaveValue('2400');
  await userEvent.click(page.getByRole('checkbox', { name: /^Pool or spa/ }));
  await userEvent.click(page.getByRole('button', { name: 'Calculate My Quote' }));
  await expect.element(page.getByRole('link', { name: 'Book this · $400' })).toBeVisible();
});

it('says at its field what is wrong with the home in the address', async () => {
  await openPage('/instant-quote?propertyType=condo&squareFootage=12');
  await expect.element(size()).toHaveValue('12');
  await expect
    .element(page.getByText('Square footage must be between 500 and 50,000'))
    .toBeVisible();
});

it('takes from the address what the form offers, and waits for the rest', async () => {
  await openPage('/instant-quote?propertyType=castle&squareFootage=2400');
  await expect.element(size()).toHaveValue('2400');
  await expect.element(type()).toHaveValue('');
  await expect.element(page.getByText('Please select a property type')).not.toBeInTheDocument();
});
