import { describe, expect, it } from 'vitest';
import { smtpServerForTest } from '#api/mail/testing/smtp-server-for-test.ts';
import { NOW } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import type { AgentView } from '#domain/agents/agent-view.ts';
import { LINK_REQUEST_HOURS } from '#domain/agents/link-request.ts';
import type { ShownMessage } from '#domain/messages/presented-message.ts';

/** A machine with much else to do takes seconds. */
const PATIENT = { timeout: 10_000 };

const address = 'jane@realty.example';
const jane = { agentName: 'Jane Doe', agentEmail: address, agentConsent: 'on' };
const bob = {
  agentEmail: 'bob@realty.example',
  agentConsent: 'on',
  date: '2026-12-02',
  email: 'bobs-client@example.com',
  phone: '972-555-0177',
  address: '9 Oak St, Plano, TX',
};
const second = {
  date: '2026-12-01',
  email: 'ada@quillfeather.example',
  phone: '972-555-0101',
  address: '12 Cedar Elm Rd, Plano, TX',
};

/** A server with a clock that can be moved. Without a mail server, what would be sent stays planned. */
async function serverForTest(options: TestApiOptions = {}) {
  let now = NOW;
  const api = await signedInOwner({ clock: () => now, ...options });
  const own = { Origin: api.origin };
  return {
    ...api,
    book: async (fields: object = {}) => {
      const body = bookingBody({ ...jane, ...fields });
      const { json } = await api.send('POST /api/calendar/book', { body });
      return (json as unknown as { id: string }).id;
    },
    /** The kinds of mail that are planned to this address. */
    plannedTo: async (to = address) => {
      const { json } = await api.call('GET /api/messages/planned?limit=100');
      const planned = json.data as unknown as ShownMessage[];
      return planned.filter(({ mail }) => mail?.to === to).map(({ kind }) => kind);
    },
    renew: async (id: string) => {
      const { json } = await api.call(`POST /api/bookings/${id}/agent-page`);
      return (json as unknown as { agentUrl: string }).agentUrl.split('/').at(-1) ?? '';
    },
    end: (id: string) => api.call(`DELETE /api/bookings/${id}/agent-page`),
    read: (token: string) => api.send(`GET /api/agents/${token}`),
    ask: (email: string) => api.send('POST /api/agents/link', { body: { email }, headers: own }),
    wants: (token: string, wanted: boolean) =>
      api.send(`PUT /api/agents/${token}/mails`, { body: { wanted }, headers: own }),
    post: (path: string) => api.send(`POST ${path}`, { headers: own }),
    inHours(hours: number) {
      now = new Date(NOW.getTime() + hours * 3_600_000);
    },
  };
}

/** The same with a mail server. */
async function mailingForTest() {
  const smtp = await smtpServerForTest();
  const api = await serverForTest({ mail: smtp.mail });
  /** The text of the mail to `to` whose subject begins so, once it is there. */
  const mailed = async (to: string, subject: string): Promise<string> => {
    const found = () =>
      smtp.received.find(
        (mail) => mail.to.includes(to) && mail.parsed.subject?.startsWith(subject),
      );
    await expect.poll(found, PATIENT).toBeDefined();
    return found()?.parsed.text ?? '';
  };
  return { ...api, ...smtp, mailed };
}

const tokenIn = (text: string) => /\/agent\/([0-9a-f]{32})/.exec(text)?.[1] ?? '';

describe('the link in a mail to an agent', () => {
  it('opens the page, and is stored nowhere', async () => {
    const { book, mailed, read, call } = await mailingForTest();
    await book();
    const token = tokenIn(await mailed(address, 'Your client’s inspection is booked'));
    const view = (await read(token)).json as unknown as AgentView;
    expect(view.upcoming).toMatchObject([{ address: '7 Pecan Ct, Frisco, TX', state: 'booked' }]);
    await expect
      .poll(async () => (await call('GET /api/messages?limit=100')).text, PATIENT)
      .toContain('/agent/…');
    expect((await call('GET /api/messages?limit=100')).text).not.toContain(token);
  });

  it('is in no mail without the client’s consent, nor after the owner has ended the page', async () => {
    const { book, call, end } = await serverForTest();
    const texts = async () => (await call('GET /api/messages/planned?limit=100')).text;
    const id = await book({ agentConsent: undefined, agentCopy: 'on' });
    expect(await texts()).not.toContain('/agent/…');
    await book(second);
    expect(await texts()).toContain('/agent/…');
    await end(id);
    expect(await texts()).not.toContain('/agent/…');
  });

  it('comes only after the client has confirmed, if new clients have to', async () => {
    const { book, call, mailed, post, renew, read, received } = await mailingForTest();
    const { json } = await call('GET /api/booking-limits');
    await call('PUT /api/booking-limits', { ...json, confirmNew: true });
    const id = await book();
    const asked = await mailed('grace@hollowbrook.example', 'Please confirm');
    const view = async (token: string) => (await read(token)).json as unknown as AgentView;
    expect((await view(await renew(id))).upcoming).toEqual([]);
    expect(received.filter(({ to }) => to.includes(address))).toEqual([]);
    const client = /\/appointment\/([0-9a-f]{32})/.exec(asked)?.[1];
    expect((await post(`/api/appointments/${client}/confirm`)).status).toBe(200);
    const token = tokenIn(await mailed(address, 'Your client’s inspection is booked'));
    expect((await view(token)).upcoming).toHaveLength(1);
  });
});

describe('a link that an agent asks for', () => {
  it('is mailed to a known address in any spelling, with the same answer as to a stranger’s', async () => {
    const { book, ask, plannedTo } = await serverForTest();
    await book();
    const unknown = await ask('stranger@example.com');
    const known = await ask(' Jane+lost@Realty.Example');
    expect([known.status, known.text]).toEqual([202, unknown.text]);
    await expect.poll(() => plannedTo(), PATIENT).toContain('agent_link');
    expect(await plannedTo('stranger@example.com')).toEqual([]);
  });

  it('is mailed once in some hours, however often somebody asks', async () => {
    const { book, ask, plannedTo, inHours } = await serverForTest();
    await book();
    await book(bob);
    const links = async (to?: string) =>
      (await plannedTo(to)).filter((kind) => kind === 'agent_link').length;
    await ask(address);
    await expect.poll(() => links(), PATIENT).toBe(1);
    await book({ ...second, agentEmail: 'JANE@realty.example' });
    inHours(1);
    for (const spelling of [address, 'jane+1@realty.example', 'JANE@realty.example'])
      await ask(spelling);
    await ask(bob.agentEmail);
    await expect.poll(() => links(bob.agentEmail), PATIENT).toBe(1);
    expect((await links()) + (await links('JANE@realty.example'))).toBe(1);
    inHours(LINK_REQUEST_HOURS);
    await ask(address);
    await expect.poll(() => links('JANE@realty.example'), PATIENT).toBe(1);
  });

  it('is not mailed when there is nothing to follow, or the owner has ended the page', async () => {
    const { book, ask, end, plannedTo } = await serverForTest();
    const id = await book({ agentConsent: undefined });
    await ask(address);
    await book(second);
    await book(bob);
    await end(id);
    await ask(address);
    await ask(bob.agentEmail);
    await expect.poll(() => plannedTo(bob.agentEmail), PATIENT).toContain('agent_link');
    expect(await plannedTo()).not.toContain('agent_link');
  });

  it('needs an address, and a page of ours', async () => {
    const { ask, send } = await serverForTest();
    expect((await ask('jane')).status).toBe(422);
    const foreign = await send('POST /api/agents/link', {
      body: { email: address },
      headers: { Origin: 'https://elsewhere.example' },
    });
    expect(foreign.status).toBe(403);
  });
});

describe('mails to an agent', () => {
  it('stop with one press, and begin again with what is new', async () => {
    const { book, renew, wants, plannedTo, inHours } = await serverForTest();
    const token = await renew(await book());
    expect(await plannedTo()).toEqual(['agent_booked']);
    expect((await wants(token, false)).json).toMatchObject({ mails: false });
    await book(second);
    expect(await plannedTo()).toEqual([]);
    inHours(1);
    expect((await wants(token, true)).json).toMatchObject({ mails: true });
    expect(await plannedTo()).toEqual([]);
    inHours(2);
    await book({ ...bob, ...jane });
    expect(await plannedTo()).toEqual(['agent_booked']);
  });
});

describe('the owner', () => {
  it('ends all links, also forwarded ones, and makes another', async () => {
    const { book, renew, read, end, call } = await serverForTest();
    const id = await book();
    const forwarded = await renew(id);
    const page = `/api/bookings/${id}/agent-page`;
    expect((await call(`GET ${page}`)).json).toEqual({ isOpen: true, mails: true });
    expect((await end(id)).json).toMatchObject({ isOpen: false, endedAt: NOW.toISOString() });
    expect((await read(forwarded)).status).toBe(404);
    const again = await renew(id);
    expect((await read(forwarded)).status).toBe(404);
    expect((await read(again)).status).toBe(200);
  });

  it('finds the page of a booking’s agent only', async () => {
    const { book, call } = await serverForTest();
    const id = await book({ agentEmail: undefined, agentConsent: undefined });
    expect((await call(`GET /api/bookings/${id}/agent-page`)).status).toBe(404);
  });

  it('finds, exports and erases it with the agent', async () => {
    const { book, renew, read, call } = await serverForTest();
    const token = await renew(await book());
    const person = { person: address };
    const agentPage = { isOpen: true, mails: true };
    expect((await call('POST /api/privacy/search', person)).json).toMatchObject({ agentPage });
    expect(JSON.parse((await call('POST /api/privacy/export', person)).text)).toMatchObject({
      agentPage,
    });
    expect((await call('POST /api/privacy/erase', person)).status).toBe(200);
    expect((await read(token)).status).toBe(404);
    expect((await call('POST /api/privacy/search', person)).json).not.toHaveProperty('agentPage');
  });
});
