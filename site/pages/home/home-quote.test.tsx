import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage } from '#site/testing/open-page.tsx';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';

beforeEach(() => page.viewport(390, 844));

const form = () => page.getByRole('form', { name: 'Price of an inspection' });

it('names a price and carries type and size to the calculator', async () => {
  const main = await openPage('/?partner=jane-doe-realty');
  await expect.element(form()).toMatchTextContent('from $350');
  await expectAccessible(main);
  await userEvent.selectOptions(page.getByLabelText('Property type'), 'condo');
  await userEvent.fill(page.getByLabelText('Square footage'), '2600');
  await userEvent.click(page.getByRole('button', { name: 'See my price' }));
  await expect.poll(() => window.location.pathname).toBe('/instant-quote');
  await expect.element(page.getByText('$400', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/2-3 h on site$/)).toBeInViewport();
  expect(window.location.search).toBe('?partner=jane-doe-realty');
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
