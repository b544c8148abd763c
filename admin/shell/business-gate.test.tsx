import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { saveBusinessCopy } from '#admin/offline/business-copy.ts';
import { deviceStorage } from '#admin/offline/device-storage.ts';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import type { Business } from '#domain/business/business.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { useBusiness } from '#ui/business.tsx';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { BusinessGate } from './business-gate.tsx';

const named = (name: string) => ({ ...defaultBusiness, name });
const Name = () => <h1>{useBusiness().name}</h1>;

let server: ReturnType<typeof serveApi>;

beforeEach(async () => {
  await deviceStorage.open();
  server = serveApi({ 'GET /api/business': () => named('Of the server') });
});

afterEach(() => deviceStorage.clear());

const show = () =>
  renderInAdmin(
    <BusinessGate>
      <Name />
    </BusinessGate>,
    { path: '/admin' },
  );

it('waits for the business, and shows nothing before', async () => {
  const answer = Promise.withResolvers<Business>();
  server.answers['GET /api/business'] = () => answer.promise;
  show();
  await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  answer.resolve(named('Of the server'));
  await expect.element(page.getByRole('heading', { name: 'Of the server' })).toBeVisible();
});

it('says why it does not open, and tries again', async () => {
  server.answers['GET /api/business'] = () => problem({ code: 'storage_unavailable', status: 503 });
  const { host } = show();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The server can’t save anything right now.');
  await expectAccessible(host);
  server.answers['GET /api/business'] = () => named('Of the server');
  await click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('heading', { name: 'Of the server' })).toBeVisible();
});

it('opens with this browser’s copy while the server is unreachable', async () => {
  expect(await saveBusinessCopy(named('Of the copy'))).toBe(true);
  server.answers['GET /api/business'] = () => Promise.reject(new TypeError('Failed to fetch'));
  show();
  await expect.element(page.getByRole('heading', { name: 'Of the copy' })).toBeVisible();
});

it('a late answer replaces the copy that was shown meanwhile', async () => {
  await saveBusinessCopy(named('Of the copy'));
  const answer = Promise.withResolvers<Business>();
  server.answers['GET /api/business'] = () => answer.promise;
  show();
  await expect.element(page.getByRole('heading', { name: 'Of the copy' })).toBeVisible();
  answer.resolve(named('Of the server'));
  await expect.element(page.getByRole('heading', { name: 'Of the server' })).toBeVisible();
});

it('has the colors of the brand, if they are not those of the style sheets', async () => {
  const property = (name: string) =>
    getComputedStyle(document.documentElement).getPropertyValue(name);
  onTestFinished(() => {
    document.documentElement.style.cssText = '';
  });
  const themeColors = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
      ({ content }) => content,
    );
  const first = show();
  await expect.element(page.getByRole('heading', { name: 'Of the server' })).toBeVisible();
  expect(document.documentElement.style.cssText).toBe('');
  expect(themeColors()).toEqual(['#12213f', '#0f182a']);
  first.unmount();
  const brand = { ...defaultBusiness.brand, accent: '#7a3414', ink: '#26201a' };
  server.answers['GET /api/business'] = () => ({ ...named('Brown'), brand });
  show();
  await expect.element(page.getByRole('heading', { name: 'Brown' })).toBeVisible();
  expect(property('--brand-accent')).toBe('#7a3414');
  expect(property('--admin-brand')).toBe('#7a3414');
  const night = property('--brand-night');
  expect(themeColors()).toEqual([night, night]);
});
