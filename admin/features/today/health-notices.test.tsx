import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { serveCalls } from '#admin/features/bookings/testing/serve-calls.ts';
import type { HealthNotice } from '#domain/health/health-check.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import './today.css';
import { HealthNotices } from './health-notices.tsx';

const mail: HealthNotice = {
  check: 'mail',
  state: 'fail',
  text: 'No email can be sent: the mail server has not accepted any for 20 minutes.',
  screen: { path: '/messages', label: 'Messages' },
};
const disk: HealthNotice = {
  check: 'disk',
  state: 'warn',
  text: 'The server’s disk is almost full: 612 MB left.',
};

function show(notices: HealthNotice[]) {
  const calls = serveCalls(() => ({ notices }));
  const view = renderInHost(
    <SWRConfig value={{ provider: () => new Map() }}>
      <HealthNotices />
    </SWRConfig>,
    { width: 343 },
  );
  return { ...view, calls };
}

const list = page.getByRole('list', { name: 'Needs attention' });

describe('what is wrong with the server', () => {
  it('is a line each, with a link to where it can be mended', async () => {
    const { host } = show([mail, disk]);
    await expect.element(list.getByRole('listitem').nth(1)).toMatchTextContent(disk.text);
    await expect.element(list.getByRole('link')).toHaveAttribute('href', '/messages');
    await expectAccessible(host);
    expect(host.scrollWidth).toBeLessThanOrEqual(343);
  });

  it('is nothing while all is well', async () => {
    const { host, calls } = show([]);
    await expect.poll(() => calls.length).toBe(1);
    expect(host.textContent).toBe('');
  });
});
