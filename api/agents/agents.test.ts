import { describe, expect, it } from 'vitest';
import { jobForTest, pdfText } from '#api/jobs/testing/job-for-test.ts';
import { fieldErrors } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import type { AgentView } from '#domain/agents/agent-view.ts';

const jane = { agentName: 'Jane Doe', agentEmail: 'jane@realty.example', agentConsent: 'on' };

/** A booking that names an agent, and the agent's page by a link that the owner made. */
async function agentForTest(
  changes: Record<string, unknown> = jane,
  options: Parameters<typeof jobForTest>[0] = {},
) {
  const api = await jobForTest(options, changes);
  const renew = async (id = api.id) => {
    const { json } = await api.call(`POST /api/bookings/${id}/agent-page`);
    return (json as unknown as { agentUrl: string }).agentUrl.split('/').at(-1) ?? '';
  };
  const token = await renew();
  const read = (path = '') => api.send(`GET /api/agents/${token}${path}`);
  const view = async () => (await read()).json as unknown as AgentView;
  return {
    ...api,
    tokenOf: renew,
    read,
    view,
    upcoming: async () => (await view()).upcoming.map(({ address }) => address),
    bookAnother: async (fields: Record<string, unknown>) => {
      const body = bookingBody({
        email: 'ada@quillfeather.example',
        phone: '972-555-0101',
        date: '2026-12-01',
        address: '12 Cedar Elm Rd, Plano, TX',
        ...fields,
      });
      return (await api.send('POST /api/calendar/book', { body })).json as unknown as {
        id: string;
      };
    },
  };
}

describe('an agent’s page', () => {
  it('has time, place and state, and nothing of the client', async () => {
    const { read, view } = await agentForTest({ ...jane, notes: 'The gate code is 1234' });
    expect(await view()).toEqual({
      email: 'jane@realty.example',
      name: 'Jane Doe',
      mails: true,
      upcoming: [
        {
          id: expect.any(String),
          date: '2026-11-30',
          time: '08:00',
          minutes: expect.any(Number),
          address: '7 Pecan Ct, Frisco, TX',
          state: 'booked',
        },
      ],
      past: [],
    });
    const { text, headers } = await read();
    expect(text).not.toMatch(/grace|hollowbrook|555-0102|gate code|375/i);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  });

  it('has all inspections of the mailbox, in every spelling, and those of nobody else', async () => {
    const { bookAnother, upcoming } = await agentForTest();
    await bookAnother({ ...jane, agentEmail: ' JANE+closing@Realty.example ' });
    await bookAnother({
      ...jane,
      agentEmail: 'janet@realty.example',
      date: '2026-12-02',
      email: 'else@example.com',
      phone: '972-555-0177',
      address: '9 Oak St, Plano, TX',
    });
    expect(await upcoming()).toEqual(['7 Pecan Ct, Frisco, TX', '12 Cedar Elm Rd, Plano, TX']);
  });

  it('has nothing to which the client has not agreed, or not any more', async () => {
    const { bookAnother, upcoming, clientCall } = await agentForTest();
    await bookAnother({ ...jane, agentConsent: undefined, agentCopy: 'on' });
    expect(await upcoming()).toEqual(['7 Pecan Ct, Frisco, TX']);
    await clientCall('POST agent', { consent: false });
    expect(await upcoming()).toEqual([]);
    await clientCall('POST agent', { consent: true });
    expect(await upcoming()).toEqual(['7 Pecan Ct, Frisco, TX']);
  });

  it('needs the agent’s address for the consent', async () => {
    const { send } = await agentForTest();
    const body = bookingBody({ date: '2026-12-01', agentConsent: 'on' });
    const refused = await send('POST /api/calendar/book', { body });
    expect(refused.status).toBe(422);
    expect(fieldErrors(refused)).toHaveProperty('agentEmail');
  });

  it('goes to the other agent when the owner corrects who it is', async () => {
    const { call, id, upcoming, tokenOf, send } = await agentForTest();
    const { json } = await call(`GET /api/bookings/${id}`);
    const { agentEmail: _email, ...others } = json as unknown as Record<string, unknown>;
    const details = { ...others, agentEmail: 'bob@realty.example' };
    expect((await call(`PUT /api/bookings/${id}/details`, details)).status).toBe(200);
    expect(await upcoming()).toEqual([]);
    const { upcoming: bobs } = (await send(`GET /api/agents/${await tokenOf(id)}`))
      .json as unknown as AgentView;
    expect(bobs).toHaveLength(1);
  });

  it('says that it was canceled, and drops what the owner deletes', async () => {
    const { call, id, view } = await agentForTest();
    await call(`PATCH /api/bookings/${id}`, { revision: 1, action: 'cancel' });
    expect((await view()).upcoming).toMatchObject([{ state: 'canceled' }]);
    const records = [{ id, revision: 2 }];
    await call('POST /api/bookings/selection', { action: 'delete', records });
    expect((await view()).upcoming).toEqual([]);
  });

  it('drops the client who was erased', async () => {
    const { call, id, view } = await agentForTest();
    await call(`PATCH /api/bookings/${id}`, { revision: 1, action: 'cancel' });
    const person = { person: 'grace@hollowbrook.example', reviews: [] };
    expect((await call('POST /api/privacy/erase', person)).status).toBe(200);
    expect(await view()).toMatchObject({ upcoming: [], past: [], email: 'jane@realty.example' });
  });

  it('is not there by a wrong link, which is counted', async () => {
    const { send, read } = await agentForTest(jane, { rateLimit: true });
    const wrong = `/api/agents/${'0'.repeat(32)}`;
    for (let count = 0; count < 20; count++) {
      expect((await send(`GET ${wrong}`)).status).toBe(404);
    }
    expect((await send(`GET ${wrong}`)).status).toBe(429);
    expect((await read()).status).toBe(429);
  });

  it('opens the report once it is released, and no other', async () => {
    const { upload, pay, read, view, id, clientCall } = await agentForTest();
    const report = () => read(`/reports/${id}.pdf`);
    await upload(pdfText('Findings'), { 'X-File-Name': 'Grace%20Hollowbrook.pdf' });
    expect((await report()).status).toBe(404);
    await pay();
    expect((await view()).upcoming).toMatchObject([{ state: 'report_ready' }]);
    const file = await report();
    expect([file.status, file.text]).toEqual([200, pdfText('Findings')]);
    expect(file.headers.get('Cache-Control')).toBe('private, no-store');
    expect(file.headers.get('Content-Disposition')).toBe(
      'attachment; filename="inspection-report-2026-11-30.pdf"',
    );
    expect((await read()).text).not.toMatch(/hollowbrook/i);
    expect((await read('/reports/another.pdf')).status).toBe(404);
    await clientCall('POST agent', { consent: false });
    expect((await report()).status).toBe(404);
  });

  it('has no report in its time for undo, nor once it is withdrawn', async () => {
    const { uploadOnly, passUndoTime, pay, read, view, id, jobCall } = await agentForTest();
    const report = () => read(`/reports/${id}.pdf`);
    await pay();
    await uploadOnly();
    expect((await report()).status).toBe(404);
    expect((await view()).upcoming).toMatchObject([{ state: 'booked' }]);
    passUndoTime();
    expect((await report()).status).toBe(200);
    await jobCall('POST report/withdraw');
    expect((await report()).status).toBe(404);
    expect((await view()).upcoming).toMatchObject([{ state: 'booked' }]);
  });

  it('has the slug of the partner with the agent’s address', async () => {
    const { call, view } = await agentForTest();
    const partner = { name: 'Jane Doe Realty', slug: 'jane-doe', email: 'Jane@Realty.example' };
    expect((await call('POST /api/partners', partner)).status).toBe(201);
    expect((await view()).partner).toEqual({ name: 'Jane Doe Realty', slug: 'jane-doe' });
  });
});
