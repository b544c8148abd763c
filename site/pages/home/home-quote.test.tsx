import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '#site/testing/open-page.tsx';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { quoteLazy } from '#widgets/quote/quote-lazy.ts';

beforeEach(() => page.viewport(390, 844));

const form = () => page.getByRole('form', { name: 'Price of an inspection' });

const total = (price: string) =>
  page.getByRole('heading', { name: `Your inspection price ${price}` });

it('leads to the price of type and size, with the way on as the first action', async () => {
  const main = await openPage('/?partner=jane-doe-realty');
  await expect.element(form()).toMatchTextContent('from $350');
  await expectAccessible(main);
  await userEvent.selectOptions(page.getByLabelText('Property type'), 'condo');
  await userEvent.fill(page.getByLabelText('Square footage'), '2600');
  await userEvent.click(page.getByRole('button', { name: 'See my price' }));
  await expect.poll(() => window.location.pathname).toBe('/instant-quote');
  await expect.element(total('$400')).toBeInViewport();
  await expect.element(page.getByRole('link', { name: 'Book this · $400' })).toBeInViewport();
  expect(window.location.search).toBe('?partner=jane-doe-realty');
});

it('never shows the form in between once the rules are loaded', async () => {
  await openPage('/');
  await userEvent.fill(page.getByLabelText('Square footage'), '2400');
  await quoteLazy.load();
  const painted: unknown[] = [];
  let frame = requestAnimationFrame(function look() {
    painted.push(document.querySelector('.quote form, .quote-result')?.className);
    frame = requestAnimationFrame(look);
  });
  onTestFinished(() => cancelAnimationFrame(frame));
  await userEvent.click(page.getByRole('button', { name: 'See my price' }));
  await expect.element(total('$375')).toBeInViewport();
  await expect.poll(() => painted).toContain('quote-result');
  expect(new Set(painted)).toEqual(new Set([undefined, 'quote-result']));
});

it('leads without a size to the form, with the type chosen', async () => {
  await openPage('/');
  await userEvent.selectOptions(page.getByLabelText('Property type'), 'townhome');
  await userEvent.click(page.getByRole('button', { name: 'See my price' }));
  await expect.poll(() => window.location.pathname).toBe('/instant-quote');
  await expect.element(page.getByLabelText('Property type')).toHaveValue('townhome');
  await expect.element(page.getByRole('button', { name: 'Calculate My Quote' })).toBeVisible();
});

it('is a plain form of the browser where scripts are off', async () => {
  await openPage('/');
  const element = form().element() as HTMLFormElement;
  expect([element.method, element.getAttribute('action')]).toEqual([
    'get',
    '/instant-quote#calculator',
  ]);
  expect([...new FormData(element).keys()]).toEqual(['propertyType', 'squareFootage']);
});
