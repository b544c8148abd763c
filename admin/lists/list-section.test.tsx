import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { ListSection } from './list-section.tsx';
import { useListPosition } from './use-list-position.ts';
import { usePagedList } from './use-paged-list.ts';

const TOTAL = 1234;

const requested: URLSearchParams[] = [];
let isDown: boolean;

/** The server: page `n` starts at cursor `n`; the day 2026-11-20 starts at record 100. */
beforeEach(() => {
  requested.length = 0;
  isDown = false;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const params = new URL(new Request(input).url).searchParams;
    requested.push(params);
    if (isDown) return Response.json({ title: 'Out of order' }, { status: 500 });
    const start = params.get('day') ? 100 : Number(params.get('cursor') ?? 0);
    const data = [0, 1].map((at) => ({ id: `record-${start + at}`, revision: 1 }));
    return Response.json({
      data: params.get('day') === '2001-01-01' ? [] : data,
      total: TOTAL,
      start,
      previousCursor: start > 2 ? String(start - 2) : null,
      nextCursor: String(start + 2),
    });
  });
});

function List() {
  const list = usePagedList('GET /api/bookings', { limit: 2 }, useListPosition());
  return (
    <ListSection
      list={list}
      nouns={['record', 'records']}
      search=""
      canJump
      empty={null}
      card={({ id }) => <article className="admin-card">{id}</article>}
    />
  );
}

const show = () => renderInAdmin(<List />, { width: 343 });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = (id: number) => page.getByText(`record-${id}`, { exact: true });

describe('ListSection', () => {
  it('leads from page to page and back, and focuses the first item', async () => {
    const { host, history } = show();
    await expect.element(page.getByText('1–2 of 1,234')).toBeVisible();
    await expect.element(button('Previous')).toBeDisabled();
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(343);
    await click(button('Next'));
    await expect.element(page.getByText('3–4 of 1,234')).toBeVisible();
    await expect.element(page.getByRole('listitem').first()).toHaveFocus();
    await click(button('Next'));
    await expect.element(card(4)).toBeVisible();
    await click(button('Previous'));
    await expect.element(card(2)).toBeVisible();
    expect(history.at(-1)).toBe('/?page=2');
    await click(button('Previous'));
    await expect.element(card(0)).toBeVisible();
    expect(history.at(-1)).toBe('/');
  });

  it('begins at a day, once its year is typed, and goes on from there', async () => {
    show();
    await fill(page.getByLabelText('Go to'), '2026-11-20');
    await expect.element(page.getByText('101–102 of 1,234')).toBeVisible();
    expect(requested.map((params) => params.get('day'))).toEqual([null, '2026-11-20']);
    await click(button('Previous'));
    await expect.element(card(98)).toBeVisible();
    await expect.element(page.getByLabelText('Go to')).toHaveValue('');
  });

  it('says when nothing is that old, and links back', async () => {
    show();
    await fill(page.getByLabelText('Go to'), '2001-01-01');
    await expect.element(page.getByText('Nothing on this day or before')).toBeVisible();
    await click(button('Back to the newest'));
    await expect.element(card(0)).toBeVisible();
  });

  it('is loaded again when the tab becomes visible, and only then', async () => {
    show();
    await expect.element(card(0)).toBeVisible();
    window.dispatchEvent(new Event('focus'));
    expect(requested).toHaveLength(1);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => requested.length).toBe(2);
  });

  it('keeps what it shows when it cannot be loaded again', async () => {
    show();
    await expect.element(card(0)).toBeVisible();
    isDown = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('could not be loaded');
    await expect.element(card(0)).toBeVisible();
  });
});
