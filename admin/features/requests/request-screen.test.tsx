import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { problem, serveCalls } from '#admin/features/bookings/testing/serve-calls.ts';
import { drafts } from '#admin/forms/drafts.ts';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { RequestScreen } from './request-screen.tsx';

// Monday, 10 in the morning in Texas.
beforeEach(() => vi.setSystemTime('2026-11-23T16:00:00Z'));

function show(fields: Partial<ContactRequest> = {}, answer?: () => Response) {
  let request = sampleRequest({ createdAt: '2026-11-23T12:50:00.000Z', ...fields });
  const calls = serveCalls(({ method, path, body }) => {
    if (path === 'contact-requests/selection') {
      request = { ...request, revision: 2, deletedAt: '2026-11-23T16:00:00.000Z' };
      return { changed: [request], unchanged: [] };
    }
    if (path !== 'contact-requests/r1') return {};
    if (method === 'PATCH') request = { ...request, ...(body as object), revision: 2 };
    return answer?.() ?? request;
  });
  const view = renderInAdmin(<Route path="/requests/:id" component={RequestScreen} />, {
    path: '/requests/r1',
    width: 358,
  });
  return { ...view, calls };
}

const heading = page.getByRole('heading', { level: 1 });
const status = page.getByRole('group', { name: 'Status' });

describe('the screen of a request', () => {
  it('shows everything about it, the ways to answer first', async () => {
    const { host } = show({
      message: 'We close in three weeks. '.repeat(20),
      preferredDate: '2026-12-03',
      attribution: {
        partner: 'oak-and-elm',
        page: 'https://oak.example/',
        utm: { source: 'news' },
      },
    });
    await expect.element(heading).toHaveTextContent('Maria Delgado');
    const request = page.getByRole('region', { name: 'Request' });
    for (const text of [
      'Waiting for 3 h 10 min',
      'Sent Nov 23, 2026 · 6:50 AM CT',
      'Residential',
      'via oak-and-elm',
      '(214) 555-0110',
      'maria@example.com',
      '1200 Elm Street, Plano, TX 75023',
      'Thursday, December 3, 2026',
      'We close in three weeks.',
    ]) {
      await expect.element(request).toMatchTextContent(text);
    }
    const controls = [...host.querySelectorAll('section[aria-label="Request"] :is(a, button)')];
    expect(controls.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      'Call',
      'Text',
      'Email',
      'Book an appointment for Maria Delgado',
      'Snooze',
    ]);
    await expectAccessible(host);
    expect(host.scrollWidth).toBe(358);
    const heights = [...host.querySelectorAll('button, .ui-button, summary')].map(
      (element) => element.getBoundingClientRect().height,
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  it('changes the status by one tap, and shows its history', async () => {
    const at = '2026-11-23T15:30:00.000Z';
    const { calls } = show({ history: [{ at, by: 'Owner', status: 'contacted' }] });
    await expect.element(page.getByText(/Contacted, by Owner$/)).toBeVisible();
    await click(status.getByRole('button', { name: 'Booked' }));
    await expect.element(status.getByRole('button', { pressed: true })).toHaveTextContent('Booked');
    await expect.element(status).toHaveAttribute('aria-busy', 'false');
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      revision: 1,
      status: 'booked',
    });
  });

  it('shows the private note and offers an unsaved draft', async () => {
    drafts.save('request-note:r1', { values: { note: 'Has a' }, start: { note: '' }, revision: 1 });
    show({ note: 'Prefers mornings' });
    await expect.element(page.getByText('Prefers mornings')).toBeVisible();
    await click(page.getByRole('button', { name: 'Continue the unsaved note' }));
    await expect.element(page.getByRole('textbox', { name: /Private note/ })).toHaveValue('Has a');
  });

  it('deletes, says so, and can then only be restored', async () => {
    show();
    await click(page.getByRole('button', { name: 'Delete: request of Maria Delgado' }));
    await expect.element(page.getByText(/^Deleted Nov 23, 2026/).first()).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Restore: request of Maria Delgado' }))
      .toBeVisible();
    expect(status.query()).toBeNull();
  });

  it('says that a request is gone, and leads to all', async () => {
    const { host } = show({}, () => problem({ code: 'not_found', status: 404 }));
    await expect.element(page.getByText('This request is not here any more')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'All requests' }))
      .toHaveAttribute('href', '/requests');
    await expectAccessible(host);
    vi.mocked(console.error).mockClear();
  });
});
