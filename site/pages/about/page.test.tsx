import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { headingsOf, openPage } from '#site/testing/open-page.tsx';

it('shows the license number and where to check it', async () => {
  await openPage('/about');
  const block = page.getByRole('region', { name: 'Licensed by the State of Texas' });
  await expect.element(block.getByText(`#${defaultBusiness.license?.number}`)).toBeVisible();
  await expect
    .element(block.getByRole('link', { name: 'Check the license at TREC' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.trec\.texas\.gov\//));
});

it('lists the cities served', async () => {
  await openPage('/about');
  const list = page.getByRole('list', { name: /^20 cities/ });
  const cities = list.getByRole('listitem').elements();
  expect(cities.map((city) => city.textContent)).toEqual(
    defaultBusiness.serviceArea.cities.map(({ name }) => name),
  );
});

it('has its sections in order', async () => {
  const main = await openPage('/about');
  const sections = [...main.querySelectorAll('h2')].map(({ id, textContent }) => id || textContent);
  expect(sections).toEqual([
    'who',
    'license',
    'values',
    'cities',
    'rules',
    'reasons',
    'Meet us at the house',
  ]);
  expect(headingsOf(main).filter((heading) => heading.startsWith('h1'))).toHaveLength(1);
});
