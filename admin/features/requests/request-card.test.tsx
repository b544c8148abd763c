import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { drafts } from '#admin/edits/drafts.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { expectAccessible } from '#widgets/core/testing/expect-accessible.ts';
import { mount } from '#widgets/core/testing/mount.tsx';
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

const show = (request: ContactRequest, width = 343) =>
  mount(<RequestCard request={request} onChange={onChange} />, { width });
const card = page.getByRole('article');

describe('RequestCard', () => {
  it('tells who asks for what, since when, and how to answer', async () => {
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

  it('names the partner, and the page and campaign on demand', async () => {
    const attribution = {
      partner: 'jane-doe-realty',
      page: 'https://realty.example/listing',
      utm: { source: 'newsletter' },
    };
    show({ ...plain, attribution });
    await expect.element(page.getByText('via jane-doe-realty')).toBeVisible();
    await expect.element(page.getByText('newsletter', { exact: true })).not.toBeVisible();
    await page.getByText('Where it came from').click();
    await expect.element(page.getByText('newsletter', { exact: true })).toBeVisible();
    await expect.element(page.getByText('https://realty.example/listing')).toBeVisible();
  });

  it('says nothing of a source that is not known', async () => {
    show(plain);
    await expect.element(card).toBeVisible();
    expect(page.getByText('Where it came from').query()).toBeNull();
    expect(page.getByText(/^via/).query()).toBeNull();
  });

  it('shows two lines of a long message and all of it on demand', async () => {
    show({ ...plain, message: 'We are under contract. '.repeat(30) });
    const text = page.getByText(/^We are under contract/);
    await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible();
    const twoLines = text.element().clientHeight;
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.element(page.getByRole('button', { name: 'Show less' })).toBeVisible();
    expect(text.element().clientHeight).toBeGreaterThan(twoLines * 3);
    await page.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(() => text.element().clientHeight).toBe(twoLines);
  });

  it('has no button for a message that fits', async () => {
    mount(
      <>
        <RequestCard request={{ ...plain, message: 'Please call me.' }} onChange={onChange} />
        <RequestCard
          request={{ ...plain, message: 'We are under contract. '.repeat(30) }}
          onChange={onChange}
        />
      </>,
    );
    await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Show all' }).elements()).toHaveLength(1);
  });

  it.each([343, 480, 900])('keeps hostile text and long words inside at %d px', async (width) => {
    const host = show(hostile, width);
    await expect.element(card).toBeVisible();
    await page.getByText('Where it came from').click();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.element(page.getByRole('heading')).toMatchTextContent('<img src=x');
    expect(host.querySelectorAll('img, script, b')).toHaveLength(0);
    expect(host.scrollWidth).toBe(width);
    const [right] = [...host.querySelectorAll('.admin-card *')]
      .map((element) => element.getBoundingClientRect().right)
      .sort((a, b) => b - a);
    expect(right).toBeLessThanOrEqual(host.getBoundingClientRect().right);
  });

  it('links only to a call, a mail and a map, whatever the visitor wrote', async () => {
    const host = show(hostile);
    await expect.element(card).toBeVisible();
    const links = [...host.querySelectorAll('a')].map(({ protocol, host }) => protocol + host);
    expect(links).toEqual(['https:www.google.com', 'mailto:']);
  });

  it('tells its status, and on demand who moved it on and when', async () => {
    const history = [{ at: '2026-11-20T21:30:00.000Z', by: 'Owner', status: 'contacted' as const }];
    show({ ...plain, status: 'contacted', history });
    const status = page.getByRole('group', { name: 'Status' });
    const pressed = status.getByRole('button', { pressed: true });
    await expect.element(pressed).toMatchTextContent('Contacted');
    await page.getByText('History').click();
    const steps = page.getByRole('listitem').elements();
    expect(steps.map((step) => step.textContent)).toEqual([
      'Nov 20, 2026 · 3:17 PM CT Received',
      'Nov 20, 2026 · 3:30 PM CT Contacted, by Owner',
    ]);
  });

  it('shows the private note, and says where one waits unsaved', async () => {
    drafts.keep('request-note:1', { values: { note: 'Has a' }, start: { note: '' }, revision: 1 });
    onTestFinished(() => drafts.forgetAll());
    show({ ...plain, note: 'Prefers mornings' });
    await expect.element(page.getByText('Prefers mornings')).toBeVisible();
    await page.getByRole('button', { name: 'Go on with the unsaved note' }).click();
    await expect.element(page.getByRole('textbox', { name: /Private note/ })).toHaveValue('Has a');
  });

  it('is accessible, and large enough for a thumb', async () => {
    const host = show({ ...plain, attribution: { page: 'https://a.example/' } });
    await expect.element(card).toBeVisible();
    await expectAccessible(host);
    const heights = [
      ...host.querySelectorAll('.admin-contact a, summary, .admin-choice, .admin-text-button'),
    ].map((element) => element.getBoundingClientRect().height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});
