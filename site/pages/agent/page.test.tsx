import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AgentInspection, AgentView } from '#domain/agents/agent-view.ts';
import { headingsOf, openPage } from '#site/testing/open-page.tsx';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';

const token = '0123456789abcdef0123456789abcdef';

const booked: AgentInspection = {
  id: 'one',
  date: '2026-12-02',
  time: '08:00',
  minutes: 180,
  address: '7 Pecan Ct, Frisco, TX',
  state: 'booked',
};

const reported: AgentInspection = {
  ...booked,
  id: 'two',
  date: '2026-11-04',
  address: '12 Cedar Elm Rd, Plano, TX',
  state: 'report_ready',
  report: { bytes: 4_210_000 },
};

const agent: AgentView = {
  email: 'jane@realty.example',
  name: 'Jane Doe',
  mails: true,
  upcoming: [booked],
  past: [reported],
};

const open = (shown: AgentView | null, path = `/agent/${token}`) =>
  openPage(path, { promotions: { promotions: [] }, [`agents/${token}`]: shown });

/** Answers the calls of the page. */
function serve(answer: (body: unknown) => Response) {
  const { fetch } = window;
  onTestFinished(() => {
    window.fetch = fetch;
  });
  window.fetch = async (...call) => {
    const request = new Request(...call);
    if (!request.url.includes('/api/agents/')) return fetch(request);
    return answer(await request.json());
  };
}

describe('an agent’s page', () => {
  it('shows upcoming and past inspections, on a small phone', async () => {
    await page.viewport(320, 700);
    const main = await open(agent);
    expect(headingsOf(main)).toEqual([
      'h1 Your clients’ inspections',
      'h2 Upcoming',
      'h3 Wednesday, December 2, 2026',
      'h2 Past',
      'h3 Wednesday, November 4, 2026',
      'h2 Your emails',
    ]);
    expect(main.textContent).toMatch(/Booked.*8:00 AM – 11:00 AM Central Time7 Pecan Ct/);
    expect(main.textContent).not.toContain('$');
    const report = page.getByRole('link', { name: 'Read the report (PDF, 4.2 MB)' });
    await expect.element(report).toHaveAttribute('href', `/api/agents/${token}/reports/two.pdf`);
    await expect
      .element(report)
      .toHaveAccessibleDescription('Report for 12 Cedar Elm Rd, Plano, TX');
    expect(document.documentElement.scrollWidth).toBe(320);
    await expectAccessible(main);
  });

  it('shows a text that was typed as an address as text', async () => {
    const address = `<b>Call</b> https://evil.example/${'x'.repeat(200)}`;
    const main = await open({ ...agent, upcoming: [{ ...booked, address }] });
    expect(main.textContent).toContain(address);
    expect([...main.querySelectorAll('a')].map(({ href }) => href).join()).not.toContain('evil');
  });

  it('says that there is nothing to follow', async () => {
    const main = await open({ ...agent, upcoming: [], past: [] });
    expect(main.textContent).toContain('There is nothing to follow right now.');
    await expectAccessible(main);
  });

  it('fills the agent into the next booking, without an address that tells it', async () => {
    await open(agent);
    await page.getByRole('link', { name: 'Book for another client' }).click();
    expect(JSON.parse(sessionStorage.getItem('typed:booking') ?? '{}')).toEqual({
      agentName: 'Jane Doe',
      agentEmail: 'jane@realty.example',
    });
    await expect.poll(() => window.location.pathname).toBe('/calendar');
    expect(window.location.search).toBe('');
  });

  it('leads a partner to the code with the own name, which books under it, too', async () => {
    await open({ ...agent, partner: { name: 'Jane Doe Realty', slug: 'jane-doe' } });
    await expect
      .element(page.getByRole('link', { name: 'Get the code' }))
      .toHaveAttribute('href', '/embed?name=jane-doe');
    await expect
      .element(page.getByRole('link', { name: 'Book for another client' }))
      .toHaveAttribute('href', '/calendar?partner=jane-doe');
  });

  it('stops all mails by one press, and begins them again by another', async () => {
    const wanted: unknown[] = [];
    serve((body) => {
      wanted.push(body);
      return Response.json({ ...agent, mails: (body as { wanted: boolean }).wanted });
    });
    const main = await open(agent);
    const stop = page.getByRole('button', { name: 'Stop all emails' });
    stop.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/You get no more emails/)).toBeVisible();
    await expectAccessible(main);
    await page.getByRole('button', { name: 'Get emails again' }).click();
    await expect.element(stop).toBeVisible();
    expect(wanted).toEqual([{ wanted: false }, { wanted: true }]);
  });

  it('says when a choice could not be saved', async () => {
    serve(() => new Response(null, { status: 500 }));
    await open(agent);
    await page.getByRole('button', { name: 'Stop all emails' }).click();
    await expect.element(page.getByText(/^That did not work/)).toBeVisible();
    await expect.element(page.getByText(/We write to jane@realty.example/)).toBeVisible();
  });

  it('says that its link has ended, and leads to a new one', async () => {
    const main = await open(null);
    expect(main.querySelector('h1')?.textContent).toBe('This link does not work any more');
    await expect
      .element(page.getByRole('link', { name: 'Ask for a new link' }))
      .toHaveAttribute('href', '/agent');
    await expectAccessible(main);
  });
});
