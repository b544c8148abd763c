import * as client from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BookingWidget } from './booking.tsx';
import './booking.css';
import { mountBooking } from './test-page.tsx';

// Only the site, which is React's, renders on a server.
describe.skipIf(!('hydrateRoot' in client))('on a server', () => {
  const render = async () => {
    const { renderToString } = await import('react-dom/server');
    return renderToString(<BookingWidget partner="jane-doe-realty" />);
  };

  test('is the same at any moment, so that its page may be kept', async () => {
    vi.setSystemTime('2027-03-03T15:00:00Z');
    const march = await render();
    vi.setSystemTime('2027-09-21T15:00:00Z');
    expect(await render()).toBe(march);
    vi.useRealTimers();
    expect(march).toContain('Book your inspection');
    expect(march).not.toMatch(/20\d\d/);
  });

  test('is taken over by the browser without a warning and without a move', async () => {
    const host = document.createElement('div');
    host.className = 'ui-host';
    host.innerHTML = await render();
    document.body.append(host);
    const height = host.offsetHeight;
    const root = client.hydrateRoot(host, <BookingWidget partner="jane-doe-realty" />);
    onTestFinished(() => root.unmount());
    await expect.element(page.getByRole('grid')).toBeVisible();
    expect(host.offsetHeight).toBe(height);
  });
});

test('the first picture fits into the room that is reserved before it', async () => {
  for (const width of [320, 600, 900]) {
    const { host } = mountBooking({}, { width });
    expect(host.querySelector('table')).toBeDefined();
    await expect.element(page.getByRole('grid').first()).toBeVisible();
    expect(host.offsetHeight).toBe(width < 520 ? 1150 : 770);
    host.remove();
  }
});
