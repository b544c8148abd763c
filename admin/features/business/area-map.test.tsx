import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultProfile } from '#domain/business/defaults/default-profile.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import { AreaMap } from './area-map.tsx';
import { profileValues } from './profile-values.ts';

const stored = { ...defaultProfile, revision: 1 };
const start = profileValues(stored);

const show = (typed: Record<string, string>) =>
  renderInHost(<AreaMap values={{ ...start, ...typed }} stored={stored} />, { width: 343 });

test('cities that are typed are drawn, and those that have to be found first are named', async () => {
  const { host } = show({ 'region.cities': 'Plano\n\nFrisco\nProsper' });
  await expect.element(page.getByRole('img', { name: /^Map of the / })).toBeVisible();
  expect([...host.querySelectorAll('text')].map((text) => text.textContent)).toEqual([
    'Plano',
    'Frisco',
  ]);
  await expect.element(page.getByText('On the map once saved: Prosper')).toBeVisible();
  await expectAccessible(host);
});

test('a typed radius is drawn at once', () => {
  const radiusAt = (miles: string) => {
    const { host } = show({ 'region.radius.served': miles });
    return Number(host.querySelector('.ui-map-served')?.getAttribute('r'));
  };
  expect(radiusAt('100') / radiusAt('50')).toBeCloseTo(2);
});

test('without a city that can be drawn there is no map', () => {
  const { host } = show({ 'region.cities': '' });
  expect(host.querySelector('svg')).toBeNull();
});
