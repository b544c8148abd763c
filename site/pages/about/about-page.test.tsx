import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { business } from '#domain/business/business.ts';
import { serviceArea } from '#domain/business/service-area.ts';
import '#site/styles/all-styles.ts';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { mount } from '#widgets/core/testing/mount.tsx';
import { Page } from './about-page.tsx';

const show = () => {
  const host = mount(<Page />, { width: 1000 });
  host.className = '';
  return host;
};

it('shows the license number and where to check it', async () => {
  show();
  const block = page.getByRole('region', { name: 'Licensed by the State of Texas' });
  await expect.element(block.getByText(`#${business.licence.number}`)).toBeVisible();
  await expect
    .element(block.getByRole('link', { name: 'Check the license at TREC' }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.trec\.texas\.gov\//));
});

it('lists the cities served', async () => {
  show();
  const list = page.getByRole('list', { name: /^20 cities/ });
  await expect.element(list).toBeVisible();
  const cities = list.getByRole('listitem').elements();
  expect(cities.map((city) => city.textContent)).toEqual(serviceArea.cities);
});

it('keeps its sections in order', async () => {
  const host = show();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    [...host.querySelectorAll('h2')].map((heading) => heading.id || heading.textContent),
  ).toEqual(['who', 'license', 'values', 'cities', 'rules', 'reasons', 'Meet us at the house']);
});

it.each(['light', 'dark'])('has nothing that axe would find on a %s screen', async (scheme) => {
  document.documentElement.style.colorScheme = scheme;
  onTestFinished(() => {
    document.documentElement.style.removeProperty('color-scheme');
  });
  const host = show();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(host);
});
