import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { type Answer, problem, serveApi } from '#admin/testing/serve-api.ts';
import type { HealthNotice } from '#domain/health/health-check.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import './today.css';
import { HealthNotices, useHealth } from './health-notices.tsx';

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

const Notices = () => <HealthNotices health={useHealth()} />;

function show(answer: Answer<'GET /api/health'>) {
  const { calls } = serveApi({ 'GET /api/health': answer });
  const view = renderInAdmin(<Notices />, { width: 343 });
  return { ...view, calls };
}

const list = page.getByRole('list', { name: 'Needs attention' });

describe('what is wrong with the server', () => {
  it('is a line each, with a link to where it can be mended', async () => {
    const { host } = show(() => ({ notices: [mail, disk] }));
    await expect.element(list.getByRole('listitem').nth(1)).toMatchTextContent(disk.text);
    await expect.element(list.getByRole('link')).toHaveAttribute('href', '/messages');
    await expectAccessible(host);
    expect(host.scrollWidth).toBeLessThanOrEqual(343);
  });

  it('is nothing while all is well', async () => {
    const { host, calls } = show(() => ({ notices: [] }));
    await expect.poll(() => calls.length).toBe(1);
    expect(host.textContent).toBe('');
  });

  it('is not passed over when the server cannot tell it', async () => {
    show(() => problem({ code: 'internal', status: 500 }));
    await expect.element(list).toMatchTextContent(/state of the server could not be loaded/);
  });
});
