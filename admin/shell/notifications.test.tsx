import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Dashboard } from '#domain/dashboard/dashboard.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import './shell.css';
import './top-bar.css';
import { Notifications } from './notifications.tsx';

const show = (counts: Pick<Dashboard, 'newRequests' | 'newBookings'>) =>
  renderInHost(
    <SWRConfig
      value={{
        provider: () => new Map(),
        fallback: { dashboard: counts },
        revalidateIfStale: false,
      }}
    >
      <Notifications />
    </SWRConfig>,
    { width: 343 },
  );

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
