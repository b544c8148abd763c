import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { serveApi } from '#admin/testing/serve-api.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import '../list/bookings.css';
import './booking.css';
import { sampleBooking } from '../testing/sample-booking.ts';
import { AgentLink } from './agent-link.tsx';

const agentUrl = 'https://bluebonnet.example/agent/0123456789abcdef0123456789abcdef';
const open = { isOpen: true, mails: true };
const ended = { isOpen: false, mails: true, endedAt: '2026-11-25T15:00:00.000Z' };

function show(agentEmail: string | undefined) {
  const { calls } = serveApi({
    'GET /api/bookings/:id/agent-page': () => open,
    'POST /api/bookings/:id/agent-page': () => ({ page: open, agentUrl }),
    'DELETE /api/bookings/:id/agent-page': () => ended,
  });
  renderInAdmin(<AgentLink booking={sampleBooking({ id: 'b1', agentEmail })} />, {
    width: 343,
  });
  return calls;
}

it('ends the agent’s link after a question, and makes a new one', async () => {
  const calls = show('jane@realty.example');
  await click(page.getByRole('button', { name: 'End the agent’s link…' }));
  await click(page.getByRole('button', { name: 'End the link' }));
  await expect.element(page.getByText(/^Ended/)).toBeVisible();
  await click(page.getByRole('button', { name: 'Create a link for the agent' }));
  await expect.element(page.getByLabelText('Link for the agent')).toHaveValue(agentUrl);
  expect(calls.map(({ call }) => call)).toEqual([
    'GET /api/bookings/b1/agent-page',
    'DELETE /api/bookings/b1/agent-page',
    'POST /api/bookings/b1/agent-page',
  ]);
  await expectAccessible(document.body);
});

it('is not there without an agent', () => {
  show(undefined);
  expect(page.getByRole('heading').elements()).toEqual([]);
});
