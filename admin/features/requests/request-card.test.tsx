import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drafts } from '#admin/forms/drafts.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import './requests.css';
import { RequestCard } from './request-card.tsx';

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

const show = (request: ContactRequest, width = 343) =>
  renderInHost(<RequestCard request={request} onChange={onChange} onAct={onAct} />, { width });
const card = page.getByRole('article');

describe('RequestCard', () => {
  it('shows name, type, dates and contact links', async () => {
    show({ ...plain, preferredDate: '2026-12-03' });
    await expect.element(card).toHaveAccessibleName('Jane Doe');
    await expect.element(card).toMatchTextContent('Pre-Listing');
    await expect.element(card).toMatchTextContent('Nov 20, 2026 · 3:17 PM CT');
    await expect.element(card).toMatchTextContent('Prefers Thursday, December 3, 2026');
    await expect
      .element(page.getByRole('link', { name: 'Call Jane Doe' }))
      .toHaveAttribute('href', 'tel:+12145550100');
    await expect
      .element(page.getByRole('link', { name: 'Email Jane Doe' }))
      .toHaveAttribute('href', 'mailto:jane@example.com');
  });

  it('leads to booking it, or to the booking that was made of it', async () => {
    show(plain);
    await expect
      .element(page.getByRole('link', { name: 'Book an appointment for Jane Doe' }))
      .toHaveAttribute('href', '/bookings/new?request=1');
    show({ ...plain, bookingId: 'b1' });
    await expect
      .element(page.getByRole('link', { name: 'Open the booking of Jane Doe' }))
      .toHaveAttribute('href', '/bookings/b1');
  });

  it('shows the partner, and the page and campaign when opened', async () => {
    const attribution = {
      partner: 'jane-doe-realty',
      page: 'https://realty.example/listing',
      utm: { source: 'newsletter' },
    };
    show({ ...plain, attribution });
    await expect.element(page.getByText('via jane-doe-realty')).toBeVisible();
    await expect.element(page.getByText('newsletter', { exact: true })).not.toBeVisible();
    await click(page.getByText('Where it came from'));
    await expect.element(page.getByText('newsletter', { exact: true })).toBeVisible();
    await expect.element(page.getByText('https://realty.example/listing')).toBeVisible();
  });

  it('has no source section without attribution', async () => {
    show(plain);
    await expect.element(card).toBeVisible();
    expect(page.getByText('Where it came from').query()).toBeNull();
    expect(page.getByText(/^via/).query()).toBeNull();
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
    renderInHost(
      <>
        <RequestCard
          request={{ ...plain, message: 'Please call me.' }}
          onChange={onChange}
          onAct={onAct}
        />
        <RequestCard
          request={{ ...plain, message: 'We are under contract. '.repeat(30) }}
          onChange={onChange}
          onAct={onAct}
        />
      </>,
    );
    await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Show all' }).elements()).toHaveLength(1);
  });

  it.each([343, 480, 900])('keeps hostile text and long words inside at %d px', async (width) => {
    const { host } = show(hostile, width);
    await expect.element(card).toBeVisible();
    await click(page.getByText('Where it came from'));
    await click(page.getByRole('button', { name: 'Show all' }));
    await expect.element(page.getByRole('heading')).toMatchTextContent('<img src=x');
    expect(host.querySelectorAll('img, script, b')).toHaveLength(0);
    expect(host.scrollWidth).toBe(width);
    const [right] = [...host.querySelectorAll('.admin-card *')]
      .map((element) => element.getBoundingClientRect().right)
      .sort((a, b) => b - a);
    expect(right).toBeLessThanOrEqual(host.getBoundingClientRect().right);
  });

  it('links only to tel, mailto, the map and our own screens for hostile input', async () => {
    const { host } = show(hostile);
    await expect.element(card).toBeVisible();
    const links = [...host.querySelectorAll('a')].map(({ protocol, host }) => protocol + host);
    const ownScreen = `${location.protocol}${location.host}`;
    expect(links).toEqual(['https:www.google.com', ownScreen, 'mailto:']);
  });

  it('shows the status, and its history when opened', async () => {
    const history = [{ at: '2026-11-20T21:30:00.000Z', by: 'Owner', status: 'contacted' as const }];
    show({ ...plain, status: 'contacted', history });
    const status = page.getByRole('group', { name: 'Status' });
    const pressed = status.getByRole('button', { pressed: true });
    await expect.element(pressed).toMatchTextContent('Contacted');
    await click(page.getByText('History'));
    const steps = page.getByRole('listitem').elements();
    expect(steps.map((step) => step.textContent)).toEqual([
      'Nov 20, 2026 · 3:17 PM CT Received',
      'Nov 20, 2026 · 3:30 PM CT Contacted, by Owner',
    ]);
  });

  it('shows the private note and offers an unsaved draft', async () => {
    drafts.save('request-note:1', { values: { note: 'Has a' }, start: { note: '' }, revision: 1 });
    onTestFinished(() => drafts.removeAll());
    show({ ...plain, note: 'Prefers mornings' });
    await expect.element(page.getByText('Prefers mornings')).toBeVisible();
    await click(page.getByRole('button', { name: 'Go on with the unsaved note' }));
    await expect.element(page.getByRole('textbox', { name: /Private note/ })).toHaveValue('Has a');
  });

  it('is accessible, and large enough for a thumb', async () => {
    const { host } = show({ ...plain, attribution: { page: 'https://a.example/' } });
    await expect.element(card).toBeVisible();
    await expectAccessible(host);
    const heights = [
      ...host.querySelectorAll('.admin-contact a, summary, .admin-choice, .admin-text-button'),
    ].map((element) => element.getBoundingClientRect().height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  it('is marked as spam or deleted by one tap', async () => {
    show(plain);
    await click(page.getByRole('button', { name: 'Spam: request of Jane Doe' }));
    await click(page.getByRole('button', { name: 'Delete: request of Jane Doe' }));
    expect(onAct.mock.calls).toEqual([['spam'], ['delete']]);
  });

  it('in the spam folder says why, and can be taken out or deleted', async () => {
    onAct.mockClear();
    show({ ...plain, spam: { at: '2026-11-20T21:30:00.000Z', cause: 'same_sender' } });
    await expect.element(card).toMatchTextContent('Here because its sender is marked as spam');
    expect(page.getByRole('group', { name: 'Status' }).query()).toBeNull();
    await click(page.getByRole('button', { name: 'Not spam: request of Jane Doe' }));
    expect(onAct.mock.calls).toEqual([['not_spam']]);
  });

  it('once deleted can be restored and nothing else', async () => {
    onAct.mockClear();
    const { host } = show({ ...plain, deletedAt: '2026-11-20T21:30:00.000Z' });
    await expect.element(card).toMatchTextContent('Deleted Nov 20, 2026 · 3:30 PM CT');
    const buttons = page.getByRole('button').elements();
    expect(buttons.map((button) => button.textContent)).toEqual(['Restore']);
    await click(page.getByRole('button', { name: 'Restore: request of Jane Doe' }));
    expect(onAct.mock.calls).toEqual([['restore']]);
    await expectAccessible(host);
  });
});
