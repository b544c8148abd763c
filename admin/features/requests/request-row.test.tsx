import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import './requests.css';
import { RequestRow } from './request-row.tsx';

const plain: ContactRequest = {
  id: '1',
  revision: 1,
  status: 'new',
  history: [],
  createdAt: '2026-11-20T21:17:00.000Z',
  firstName: 'Jane',
  lastName: 'Doe',
  email: 'jane@example.com',
  phone: '(214) 555-0100',
  propertyAddress: '100 Live Oak St, Dallas, TX 75201',
  inspectionType: 'pre-listing',
  preferredDate: undefined,
  message: undefined,
};

const longWord = 'Llanfairpwllgwyngyll'.repeat(20);
const hostile: ContactRequest = {
  ...plain,
  firstName: '<img src=x onerror=alert(1)>',
  lastName: longWord,
  email: `${longWord}@example.com`,
  phone: 'call me maybe please',
  propertyAddress: `javascript:alert(1)//${longWord}`,
  message: `<script>alert(1)</script>\n\n${longWord}`,
  attribution: {
    partner: 'a'.repeat(80),
    page: `javascript:alert(1)//${longWord}`,
    utm: { source: longWord, campaign: '"><b>x' },
  },
};

const onChange = () => undefined;
const onAct = vi.fn<(action: string) => void>();

/** As in a list: a row's layout depends on the list's width. */
function show(request: ContactRequest, width = 900) {
  return renderInHost(
    <ol className="admin-cards">
      <li>
        <RequestRow request={request} place="list" heading="h2" onChange={onChange} onAct={onAct} />
      </li>
    </ol>,
    { width },
  );
}
const card = page.getByRole('article');
const more = () => click(page.getByRole('button', { name: 'More for Jane Doe' }));
const item = (name: string) => page.getByRole('menuitem', { name });

describe('the row of a request', () => {
  it('says on a phone that the client speaks Spanish', async () => {
    show({ ...plain, locale: 'es' }, 343);
    await expect.element(card.getByText(/^Spanish · Pre-Listing · /)).toBeVisible();
  });

  it('shows name, type, dates and contact links', async () => {
    show({ ...plain, preferredDate: '2026-12-03' });
    await expect.element(card).toHaveAccessibleName('Jane Doe');
    for (const text of [
      'Pre-Listing',
      'Nov 20, 2026 · 3:17 PM CT',
      'Preferred date:',
      'Thursday, December 3, 2026',
    ]) {
      await expect.element(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect
      .element(page.getByRole('link', { name: 'Call Jane Doe' }))
      .toHaveAttribute('href', 'tel:+12145550100');
    await expect
      .element(page.getByRole('link', { name: 'Email Jane Doe' }))
      .toHaveAttribute('href', 'mailto:jane@example.com');
  });

  it.each([343, 288])(
    'is at most 88 px high at %d px: three lines and one action',
    async (width) => {
      const { host } = show({ ...hostile, phone: plain.phone }, width);
      await expect.element(card).toBeVisible();
      expect(card.element().getBoundingClientRect().height).toBeLessThanOrEqual(88);
      expect(host.scrollWidth).toBe(width);
      const shown = [...card.element().querySelectorAll('a, button')].filter((control) =>
        control.checkVisibility(),
      );
      expect(shown.map(({ className }) => className)).toEqual([
        'admin-row-link',
        'ui-button admin-primary',
      ]);
    },
  );

  it('opens the request with a tap anywhere except on its action', async () => {
    show(plain, 343);
    const link = await page.getByRole('link', { name: 'Jane Doe', exact: true }).findElement();
    expect(link.getAttribute('href')).toBe('/requests/1');
    const { left, right, top, bottom } = card.element().getBoundingClientRect();
    const under = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a');
    expect(under(left + 6, bottom - 6)).toBe(link);
    expect(under(left + 120, top + 6)).toBe(link);
    expect(under(right - 30, (top + bottom) / 2)?.getAttribute('href')).toBe('tel:+12145550100');
  });

  it.each([343, 900])('has a tab order that matches its layout, at %d px', async (width) => {
    const { host } = show({ ...plain, message: 'We are under contract. '.repeat(30) }, width);
    await expect.element(card).toBeVisible();
    // The keyboard may be anywhere after the test before.
    host.tabIndex = -1;
    host.focus();
    const boxes: DOMRect[] = [];
    await userEvent.tab();
    while (card.element().contains(document.activeElement)) {
      boxes.push((document.activeElement as HTMLElement).getBoundingClientRect());
      await userEvent.tab();
    }
    expect(boxes.length).toBeGreaterThanOrEqual(2);
    // Columns from left to right, each from top to bottom.
    const columns = boxes.map(({ left }) => (left < width / 2 ? 0 : left));
    expect(columns).toEqual(columns.toSorted((one, other) => one - other));
    const first = boxes.filter(({ left }) => left < width / 2).map(({ top }) => top);
    expect(first).toEqual(first.toSorted((one, other) => one - other));
  });

  it('has in its menu what else can be done', async () => {
    const { host } = show(plain);
    await more();
    await expect
      .element(item('Book an appointment'))
      .toHaveAttribute('href', '/bookings/new?request=1');
    expect(
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Book an appointment',
      'Mark as contacted',
      'Mark as booked',
      'Mark as closed',
      'Snooze',
      'Add a private note',
      'Spam',
      'Delete',
    ]);
    await expectAccessible(host);
    await click(item('Snooze'));
    await expect.element(page.getByRole('dialog', { name: 'Call Jane Doe back' })).toBeVisible();
  });

  it('links to the booking made from it', async () => {
    show({ ...plain, bookingId: 'b1' });
    await more();
    await expect.element(item('Open the booking')).toHaveAttribute('href', '/bookings/b1');
  });

  it('changes the status, and shows what another device has saved meanwhile', async () => {
    const current = { ...plain, revision: 5, status: 'booked' as const };
    const { calls } = serveApi({
      'PATCH /api/contact-requests/:id': () =>
        problem({ code: 'edit_conflict', status: 409, current }),
    });
    show(plain);
    await more();
    await click(item('Mark as contacted'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Booked');
    expect(calls[0]?.body).toEqual({ revision: 1, status: 'contacted' });
    vi.mocked(console.error).mockClear();
  });

  it('shows two lines of a long message, and all of it on demand', async () => {
    show({ ...plain, message: 'We are under contract. '.repeat(30) });
    const text = page.getByText(/^We are under contract/);
    await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible();
    const twoLines = text.element().clientHeight;
    await click(page.getByRole('button', { name: 'Show all' }));
    await expect.element(page.getByRole('button', { name: 'Show less' })).toBeVisible();
    expect(text.element().clientHeight).toBeGreaterThan(twoLines * 3);
    await click(page.getByRole('button', { name: 'Show less' }));
    await expect.poll(() => text.element().clientHeight).toBe(twoLines);
  });

  it('has no button for a message that fits', async () => {
    show({ ...plain, message: 'Please call me.' });
    show({ ...plain, message: 'We are under contract. '.repeat(30) });
    await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Show all' }).elements()).toHaveLength(1);
  });

  it.each([343, 480, 900])('keeps hostile text and long words inside at %d px', async (width) => {
    const { host } = show(hostile, width);
    await expect.element(page.getByRole('heading')).toMatchTextContent('<img src=x');
    expect(host.querySelectorAll('img, script, b')).toHaveLength(0);
    expect(host.scrollWidth).toBe(width);
  });

  it('links only to tel, mailto, the map and our own screens for hostile input', async () => {
    const { host } = show(hostile);
    await expect.element(card).toBeVisible();
    const links = [...host.querySelectorAll('a')].map(({ protocol, host }) => protocol + host);
    const ownScreen = `${location.protocol}${location.host}`;
    expect(links).toEqual([ownScreen, 'https:www.google.com', 'mailto:']);
  });

  it('is marked as spam or deleted from its menu', async () => {
    onAct.mockClear();
    show(plain);
    await more();
    await click(item('Spam'));
    await more();
    await click(item('Delete'));
    expect(onAct.mock.calls).toEqual([['spam'], ['delete']]);
  });

  it.each([343, 900])(
    'in the spam folder says why and leads out of it, at %d px',
    async (width) => {
      onAct.mockClear();
      show({ ...plain, spam: { at: '2026-11-20T21:30:00.000Z', cause: 'same_sender' } }, width);
      await expect
        .element(page.getByText(/^Here because its sender is marked as spam/))
        .toBeVisible();
      await click(page.getByRole('button', { name: 'Not spam: request of Jane Doe' }));
      expect(onAct.mock.calls).toEqual([['not_spam']]);
    },
  );

  it('once deleted can be restored and nothing else', async () => {
    onAct.mockClear();
    const { host } = show({ ...plain, deletedAt: '2026-11-20T21:30:00.000Z' });
    const buttons = page.getByRole('button').elements();
    expect(buttons.map((button) => button.textContent)).toEqual(['Restore']);
    await click(page.getByRole('button', { name: 'Restore: request of Jane Doe' }));
    expect(onAct.mock.calls).toEqual([['restore']]);
    await expectAccessible(host);
  });
});
