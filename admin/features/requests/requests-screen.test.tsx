import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { serveApi } from '#admin/testing/serve-api.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { RequestsScreen } from './requests-screen.tsx';

// Monday, noon in Texas.
beforeEach(() => vi.setSystemTime('2026-11-23T18:00:00Z'));

const at = (id: string, createdAt: string, lastName: string) =>
  sampleRequest({ id, createdAt, lastName, email: `${id}@example.com` });
const old = at('old', '2026-11-23T15:00:00.000Z', 'Oldest');
const late = at('late', '2026-11-23T16:00:00.000Z', 'Late');
const fresh = at('fresh', '2026-11-23T16:00:01.000Z', 'Fresh');

function show(query = '', waiting = [old, late, fresh]) {
  const { calls } = serveApi({
    'GET /api/contact-requests/waiting': () => ({ data: waiting, total: waiting.length }),
    'GET /api/contact-requests': () => ({
      data: [fresh, late, old],
      total: 3,
      start: 0,
      previousCursor: null,
      nextCursor: null,
    }),
  });
  const view = renderInAdmin(<RequestsScreen />, { path: `/requests${query}`, width: 343 });
  return { ...view, calls };
}

const waiting = page.getByRole('region', { name: 'Waiting over 2 hours' });

describe('the list of requests', () => {
  it('begins with those that wait over 2 hours, the longest first', async () => {
    const { host } = show();
    await expect.element(waiting.getByRole('article').nth(0)).toHaveAccessibleName('Maria Oldest');
    await expect.element(waiting.getByRole('article').nth(1)).toHaveAccessibleName('Maria Late');
    expect(waiting.getByRole('article').elements()).toHaveLength(2);
    await expectAccessible(host);
  });

  it('shows three of many that wait, and all on demand', async () => {
    const many = Array.from({ length: 5 }, (_, index) =>
      at(`m${index}`, '2026-11-23T15:00:00.000Z', `Nr${index}`),
    );
    show('', many);
    await expect.element(waiting.getByRole('article').nth(2)).toBeVisible();
    expect(waiting.getByRole('article').elements()).toHaveLength(3);
    await click(waiting.getByRole('button', { name: 'Show 2 more' }));
    await expect.element(waiting.getByRole('article').nth(4)).toBeVisible();
    expect(waiting.query()?.querySelectorAll('article')).toHaveLength(5);
  });

  it('has its filters in a sheet on a phone, behind one button that counts them', async () => {
    await page.viewport(390, 844);
    const { host } = show('?status=new');
    const filters = page.getByRole('button', { name: /^Filters/ });
    await expect.element(filters).toHaveAccessibleName('Filters 1 set');
    expect(page.getByRole('group', { name: 'Status' }).query()).toBeNull();
    await click(filters);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await click(sheet.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'All' }));
    await click(sheet.getByRole('button', { name: 'Show 3 requests' }));
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(filters).toHaveAccessibleName('Filters');
    await expect.element(filters).toHaveFocus();
    expect(host.scrollWidth).toBe(343);
  });

  it('exports what the filters leave, or all, from a menu', async () => {
    show('?status=new&search=maria');
    await click(page.getByRole('button', { name: 'More', exact: true }));
    await expect
      .element(page.getByRole('menuitem', { name: 'Export these as CSV' }))
      .toHaveAttribute('href', '/api/contact-requests.csv?search=maria&status=new');
    await expect
      .element(page.getByRole('menuitem', { name: 'Export all as CSV' }))
      .toHaveAttribute('href', '/api/contact-requests.csv');
  });

  it.each(['?status=new', '?search=maria', '?folder=spam'])(
    'filtered by %s has no part for waiting ones',
    async (query) => {
      const { calls } = show(query);
      await expect.element(page.getByRole('article', { name: 'Maria Late' })).toBeVisible();
      await expect
        .poll(() => calls.some(({ call }) => call === 'GET /api/contact-requests/waiting'))
        .toBe(true);
      expect(waiting.query()).toBeNull();
    },
  );
});
