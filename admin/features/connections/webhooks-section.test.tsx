import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import type { DeliveryOutcome, ShownDelivery } from '#domain/deliveries/delivery-record.ts';
import { webhookEventTypes } from '#domain/events/lead-event.ts';
import type { ShownWebhook } from '#domain/webhooks/webhook.schema.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import '#admin/shell/part.css';
import './connections.css';
import { WebhooksSection } from './webhooks-section.tsx';

const zapier: ShownWebhook = {
  id: 'zapier',
  revision: 3,
  createdAt: '2026-11-20T15:00:00.000Z',
  url: 'https://hooks.example/catch/1',
  description: 'Zapier',
  types: ['request.created', 'booking.created'],
  waiting: 0,
};
const failed: ShownDelivery = {
  id: 'booking-b1-0-to-zapier',
  createdAt: '2026-11-20T15:00:00.000Z',
  lead: 'b1',
  type: 'booking.created',
  due: '2026-11-20T15:00:00.000Z',
  state: 'waiting',
  attempts: 2,
  nextAt: '2026-11-20T15:06:00.000Z',
  last: { status: 500, text: 'Out of order', milliseconds: 12 },
};

const partners = [{ slug: 'jane-doe', name: 'Jane Doe Realty' }];

let webhooks: ShownWebhook[];
let tested: Pick<DeliveryOutcome, 'outcome' | 'answer'>;
let refusal: Response | undefined;
const sent: { call: string; body: unknown }[] = [];

beforeEach(() => {
  webhooks = [zapier];
  tested = { outcome: 'sent', answer: { status: 200, text: 'Thank you', milliseconds: 120 } };
  sent.length = 0;
  refusal = undefined;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname}`;
    const body = await request.json().catch(() => null);
    if (request.method !== 'GET') sent.push({ call: call + search, body });
    if (refusal && request.method !== 'GET') return refusal.clone();
    if (call === 'GET /api/partners') return Response.json({ data: partners });
    if (call === 'GET /api/webhooks') return Response.json({ data: webhooks, total: 1 });
    if (call.startsWith('GET')) return Response.json({ data: [failed], total: 1 });
    if (/\/(test|redeliver)$/.test(call)) return Response.json(tested);
    return Response.json({ ...zapier, revision: 4, secret: 'whsec_c2VjcmV0' });
  });
});

const problem = (code: string, status: number) =>
  Response.json(
    { code, status },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  );
const show = () => renderInAdmin(<WebhooksSection />, { width: 343 });
const text = (words: string | RegExp) => page.getByText(words);
const press = (name: string) => click(page.getByRole('button', { name, exact: true }));

describe('webhooks', () => {
  it('are listed with their events, and fit a narrow phone', async () => {
    webhooks = [{ ...zapier, description: 'Llanfairpwllgwyngyll'.repeat(3), waiting: 2 }];
    const { host } = show();
    await expect.element(text('New request, New booking')).toBeVisible();
    await expect.element(text('2 events are waiting to be delivered.')).toBeVisible();
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(343);
  });

  it('are loaded again after a failure', async () => {
    const answers = vi.mocked(window.fetch).getMockImplementation();
    vi.mocked(window.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
    const { host } = show();
    await expect.element(text(/^The server could not be reached/)).toBeVisible();
    await expectAccessible(host);
    expect(host.querySelector('[aria-busy="true"]')).toBeNull();
    if (answers) vi.mocked(window.fetch).mockImplementation(answers);
    await press('Try again');
    await expect.element(text('New request, New booking')).toBeVisible();
    expect(host.querySelector('[role="alert"]')).toBeNull();
  });

  it('are added, and the secret is shown', async () => {
    webhooks = [];
    const { host } = show();
    await expect.element(text('No endpoints yet.')).toBeVisible();
    await press('Add endpoint');
    const form = page.getByRole('form', { name: 'Endpoint' });
    await fill(form.getByLabelText('Name'), 'CRM');
    await fill(form.getByLabelText('Address'), 'https://crm.example/hook');
    await click(form.getByLabelText('Booking completed'));
    await fill(form.getByLabelText('Your password', { exact: true }), 'a guess');
    refusal = problem('wrong_password', 401);
    await click(form.getByRole('button', { name: 'Add endpoint' }));
    await expect.element(text('That password isn’t right. Please try again.')).toBeVisible();
    await expectAccessible(host);
    sent.length = 0;
    refusal = undefined;
    await fill(form.getByLabelText('Your password', { exact: true }), 'limestone');
    await click(form.getByRole('button', { name: 'Add endpoint' }));
    await expect.element(page.getByLabelText('Signing secret')).toHaveValue('whsec_c2VjcmV0');
    expect(sent).toEqual([
      {
        call: 'POST /api/webhooks',
        body: {
          description: 'CRM',
          url: 'https://crm.example/hook',
          types: webhookEventTypes.filter((type) => type !== 'booking.completed'),
          password: 'limestone',
        },
      },
    ]);
  });

  it('ask for the password when the address changes, and for nothing else', async () => {
    show();
    await click(text('More'));
    await press('Edit: Zapier');
    const form = page.getByRole('form', { name: 'Endpoint' });
    const password = form.getByLabelText('Your password', { exact: true });
    await fill(form.getByLabelText('Name'), 'Books');
    await expect.element(password).not.toBeInTheDocument();
    await fill(form.getByLabelText('Address'), 'https://hooks.example/catch/2');
    await fill(password, 'limestone');
    await click(form.getByRole('button', { name: 'Save endpoint' }));
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ description: 'Books', password: 'limestone' });
    await expect.element(form).not.toBeInTheDocument();
  });

  it.each([
    ['sent', { status: 200, text: 'Thank you' }, 'It works. Answered 200 in 120 ms: Thank you'],
    ['failed', { status: 503, text: '' }, 'It failed. Answered 503 in 120 ms'],
    ['failed', { text: 'It gave no whole answer.' }, 'It failed. It gave no whole answer.'],
  ] as const)('are tested: %s, %j', async (outcome, answer, words) => {
    tested = { outcome, answer: { ...answer, milliseconds: 120 } };
    show();
    await press('Test: Zapier');
    await page.getByLabelText('What to send').selectOptions('Payment refunded');
    await press('Send');
    await expect.element(text(words)).toBeVisible();
    await expectAccessible(document.body);
    expect(sent).toEqual([
      { call: 'POST /api/webhooks/zapier/test?type=payment.refunded', body: null },
    ]);
  });

  it('say with which key they were added, and for which partner', async () => {
    webhooks = [{ ...zapier, partner: 'jane-doe', apiKey: { id: 'k', name: 'My Zaps' } }];
    show();
    await expect.element(text('Added with the API key My Zaps')).toBeVisible();
    await expect.element(text('Only clients of the partner jane-doe')).toBeVisible();
    await click(text('More'));
    await press('Remove: Zapier');
    await expect.element(text(/revoke the API key My Zaps/)).toBeVisible();
  });

  it('are limited to the clients of a partner, and keep one that is gone', async () => {
    webhooks = [{ ...zapier, partner: 'joe-roe' }];
    show();
    await press('Edit: Zapier');
    const form = page.getByRole('form', { name: 'Endpoint' });
    const partner = form.getByRole('combobox');
    await expect.element(partner).toHaveValue('joe-roe');
    await expect
      .element(partner.getByRole('option', { name: 'Jane Doe Realty' }))
      .toBeInTheDocument();
    await expect.element(partner).toHaveValue('joe-roe');
    await partner.selectOptions('Jane Doe Realty');
    await click(form.getByRole('button', { name: 'Save endpoint' }));
    await expect.poll(() => sent[0]?.body).toMatchObject({ partner: 'jane-doe' });
    await expect.element(form).not.toBeInTheDocument();
  });

  it('show their deliveries with the answers', async () => {
    show();
    await press('Deliveries: Zapier');
    await expect.element(text('Answered 500 in 12 ms: Out of order')).toBeVisible();
    await expect.element(text(/2 attempts · next try Nov 20, 2026 · 9:06 AM CT/)).toBeVisible();
  });

  it('send a delivery again, and say how that went or why it cannot be', async () => {
    show();
    await press('Deliveries: Zapier');
    const again = page.getByRole('button', { name: /^Send again: New booking, Nov 20, 2026/ });
    await click(again);
    await expect.element(text('It works.')).toBeVisible();
    await expectAccessible(document.body);
    expect(sent).toEqual([
      { call: `POST /api/webhooks/zapier/deliveries/${failed.id}/redeliver`, body: null },
    ]);
    refusal = problem('event_gone', 409);
    await click(again);
    await expect.element(text(/^It can’t be sent: the client’s data is gone/)).toBeVisible();
  });

  it('send nothing again while they are paused', async () => {
    webhooks = [{ ...zapier, paused: { at: zapier.createdAt, cause: 'owner' } }];
    show();
    await press('Deliveries: Zapier');
    await expect.element(text('Resume it to send one of them again.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Send again/ })).not.toBeInTheDocument();
  });

  it('are paused with their revision, and get a new secret', async () => {
    show();
    await click(text('More'));
    await press('Pause: Zapier');
    await expect.poll(() => sent).toHaveLength(1);
    const { url, description, types } = zapier;
    expect(sent[0]).toEqual({
      call: 'PUT /api/webhooks/zapier',
      body: { url, description, types, paused: true, revision: 3 },
    });
    await expect.element(text('One moment…')).not.toBeInTheDocument();
    await press('New secret: Zapier');
    await expectAccessible(document.body);
    await press('Create a new secret');
    expect(sent).toHaveLength(1);
    await fill(page.getByLabelText('Your password', { exact: true }), 'limestone');
    await press('Create a new secret');
    await expect.element(page.getByLabelText('Signing secret')).toHaveValue('whsec_c2VjcmV0');
    expect(sent[1]).toEqual({
      call: 'POST /api/webhooks/zapier/secret',
      body: { revision: 3, password: 'limestone' },
    });
  });

  it('say why they are paused, and can be resumed', async () => {
    webhooks = [{ ...zapier, paused: { at: zapier.createdAt, cause: 'failing' } }];
    show();
    await expect.element(text(/failed for three days and was paused/)).toBeVisible();
    await press('Resume: Zapier');
    await expect.poll(() => sent[0]?.body).toMatchObject({ paused: false });
    await expect.element(text('One moment…')).not.toBeInTheDocument();
  });
});
