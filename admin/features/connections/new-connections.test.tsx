import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { serveApi } from '#admin/testing/serve-api.ts';
import type { Connection } from '#domain/connections/new-connections.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import '#admin/shell/part.css';
import { ConnectionsScreen } from './connections-screen.tsx';

const at = '2026-11-20T15:00:00.000Z';
const zapier = { id: 'key-1', name: 'Zapier', at };
const key: Connection = { kind: 'api_key', ...zapier };
const webhook: Connection = {
  kind: 'webhook',
  id: 'hook-1',
  name: 'Leads',
  at: '2026-11-20T16:00:00.000Z',
  host: 'evil.example',
  apiKey: { id: zapier.id, name: zapier.name },
};

let added: Connection[];
let server: ReturnType<typeof serveApi>;

function end() {
  added = [];
  return undefined;
}

beforeEach(() => {
  added = [key, webhook];
  server = serveApi({
    'GET /api/connections/new': () => ({ data: added }),
    'PUT /api/connections/seen': end,
    'GET /api/api-keys': () => ({
      data: [{ ...zapier, scopes: ['webhooks'], prefix: 'ik_abc123', createdAt: at }],
    }),
    'DELETE /api/api-keys/:id': end,
    'GET /api/webhooks': () => ({ data: [], total: 0 }),
  });
});

const show = (path = '/connections') => renderInAdmin(<ConnectionsScreen />, { path, width: 343 });
const list = page.getByRole('list', { name: 'New connections' });

describe('new connections', () => {
  it('are listed with what they read and a way to end each, on a narrow phone too', async () => {
    const { host } = show();
    const items = list.getByRole('listitem');
    await expect.element(items.nth(0)).toMatchTextContent(/An API key was created: “Zapier”\./);
    await expect
      .element(items.nth(1))
      .toMatchTextContent(/“Leads” \(evil\.example\) gets events .* by the API key “Zapier”\./);
    await expectAccessible(host);
    expect(host.scrollWidth).toBeLessThanOrEqual(343);
  });

  it('are gone once the owner confirms them', async () => {
    show();
    await click(page.getByRole('button', { name: 'All of these are mine' }));
    await expect.element(list).not.toBeInTheDocument();
    expect(server.changes()).toMatchObject([
      { call: 'PUT /api/connections/seen', body: { until: webhook.at } },
    ]);
  });

  it('ends by its key what a key subscribed, after one question', async () => {
    show();
    await click(page.getByRole('link', { name: 'Revoke the key Zapier' }));
    await click(page.getByRole('button', { name: 'Revoke it' }));
    await expect
      .poll(() => server.changes().map(({ call }) => call))
      .toEqual(['DELETE /api/api-keys/key-1']);
    await expect.element(list).not.toBeInTheDocument();
  });
});

describe('the link of a mail', () => {
  it('asks whether to end it, and forgets the question when the owner says no', async () => {
    const { history } = show('/connections?end=key-1');
    const dialog = page.getByRole('dialog', { name: 'Revoke Zapier?' });
    await expect.element(dialog).toBeVisible();
    await click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(history.at(-1)).toBe('/connections');
    expect(server.changes()).toEqual([]);
  });

  it('asks nothing when what it names is gone', async () => {
    show('/connections?end=gone');
    await expect.element(list).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
