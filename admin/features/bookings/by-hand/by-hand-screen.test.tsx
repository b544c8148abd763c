import { SWRConfig } from 'swr';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { drafts } from '#admin/forms/drafts.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { click, fill } from '#ui/testing/act.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import { daysAnswer, serveCalls } from '../testing/serve-calls.ts';
import { ByHandScreen } from './by-hand-screen.tsx';

beforeEach(() => drafts.removeAll());

it('the open request of who calls opens with the focus on its title', async () => {
  const request = sampleRequest();
  serveCalls((call) => {
    if (call.path === 'bookings/days') return daysAnswer(call, []);
    if (call.path === 'contact-requests') return { data: [request], total: 1 };
    return call.path === `contact-requests/${request.id}` ? request : { data: [], total: 0 };
  });
  const { hook, searchHook } = memoryLocation({ path: '/bookings/new' });
  renderInHost(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Router hook={hook} searchHook={searchHook}>
        <ByHandScreen />
      </Router>
    </SWRConfig>,
    { width: 343 },
  );
  await fill(page.getByLabelText(/^Name/), 'Delgado');
  await click(page.getByRole('link', { name: /Maria Delgado.*Book it/ }));
  await expect.element(page.getByRole('heading', { name: 'Book a request' })).toHaveFocus();
  await expect.element(page.getByLabelText(/^Name/)).toHaveValue('Maria Delgado');
});
