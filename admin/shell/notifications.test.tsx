import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deviceStorage } from '#admin/offline/device-storage.ts';
import { countsCopy } from '#admin/offline/use-new-leads.ts';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { serveApi } from '#admin/testing/serve-api.ts';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import './top-bar.css';
import { Notifications } from './notifications.tsx';

const show = (counts?: Pick<Dashboard, 'newRequests' | 'newBookings'>) =>
  renderInAdmin(<Notifications />, {
    width: 343,
    ...(counts && { fallback: { dashboard: { ...counts, readAt: new Date() } } }),
  });

describe('the bell', () => {
  it.each([
    [{ newRequests: 0, newBookings: 0 }, 'No new requests or bookings', '/requests?status=new'],
    [{ newRequests: 1, newBookings: 0 }, '1 new request', '/requests?status=new'],
    [{ newRequests: 0, newBookings: 12 }, '12 new bookings', '/bookings?view=all'],
  ])('for %j says "%s" and leads there', async (counts, name, href) => {
    show(counts);
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('counts both kinds, up to 9+, and offers a choice', async () => {
    const { host } = show({ newRequests: 1204, newBookings: 1 });
    const bell = page.getByRole('button', { name: '1,204 new requests and 1 new booking' });
    await expect.element(bell).toMatchTextContent('9+');
    const bookings = page.getByRole('link', { name: '1 new booking' });
    expect(bookings.query()).toBeNull();
    await click(bell);
    await expect.element(bookings).toHaveAttribute('href', '/bookings?view=all');
    await expect.element(page.getByRole('link', { name: '1,204 new requests' })).toBeVisible();
    await expectAccessible(host);
  });
});

describe('the bell without a connection', () => {
  const bell = (name: string) => page.getByRole('button', { name });
  const counts = { newRequests: 4, newBookings: 2 };

  beforeEach(async () => {
    // 9:00 in the evening in Texas.
    vi.setSystemTime('2026-11-24T03:00:00Z');
    await deviceStorage.open();
  });
  afterEach(() => deviceStorage.clear());

  it('shows its last known counts, and their time', async () => {
    await countsCopy.save({ ...counts, readAt: '2026-11-24T02:30:00Z' });
    serveApi({ 'GET /api/dashboard': () => Promise.reject(new TypeError('Failed to fetch')) });
    show();
    const name = '4 new requests and 2 new bookings as of 8:30 PM CT; not known since';
    await expect.element(bell(name)).toMatchTextContent('6');
    await click(bell(name));
    await expect.element(page.getByText('as of 8:30 PM CT; not known since')).toBeVisible();
  });

  it('never says that there is nothing new without known counts', async () => {
    serveApi({ 'GET /api/dashboard': () => Promise.reject(new TypeError('Failed to fetch')) });
    show();
    const name = 'New requests and bookings: not known without a connection';
    await expect.element(page.getByRole('link', { name })).toBeVisible();
  });

  it('reacts as soon as the network is gone', async () => {
    show(counts);
    await expect.element(bell('4 new requests and 2 new bookings')).toBeVisible();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const name = '4 new requests and 2 new bookings as of 9:00 PM CT; not known since';
    await expect.element(bell(name)).toBeVisible();
    expect(await countsCopy.read()).toMatchObject(counts);
  });
});
