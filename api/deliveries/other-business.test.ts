import { buffer } from 'node:stream/consumers';
import { addHours } from 'date-fns/addHours';
import { expect, it } from 'vitest';
import { tlsServer } from '#api/http/testing/tls-server.ts';
import { pdfText } from '#api/jobs/testing/job-for-test.ts';
import { smtpServerForTest } from '#api/mail/testing/smtp-server-for-test.ts';
import { pdfText as textOf } from '#api/pdf/testing/pdf-text.ts';
import { PushReceiver, vapidClaims } from '#api/push/testing/push-receiver.ts';
import { NOW, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import { athensClient, secondBusinessOwner } from '#api/testing/second-business-owner.ts';
import { tracesIn } from '#domain/business/testing/traces.ts';
import { webhookEventTypes } from '#domain/events/lead-event.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { type MessageKind, messageKinds } from '#domain/messages/message-kinds.ts';
import type { PushMessage } from '#domain/push/push-message.ts';

/** Programs and a phone of the owner, at paths of https://calendar.example. */
async function receivers() {
  const phone = new PushReceiver('https://calendar.example/phone');
  const events: { type: string }[] = [];
  const pushed: { message: PushMessage; sender: string }[] = [];
  const { network } = await tlsServer(async (request, response) => {
    const body = await buffer(request);
    if (request.url === '/crm') events.push(JSON.parse(body.toString()));
    if (request.url === '/phone') {
      const sender = vapidClaims(request.headers).sub;
      pushed.push({ message: phone.decrypt(body), sender });
    }
    response.writeHead(request.url === '/gone' ? 410 : 201).end();
  });
  return { phone, events, pushed, network };
}

/** A call of the client's page of the appointment. */
type ClientChange = (action: string, changed: object) => Promise<void>;

/** The second business with a mail server, its programs and a phone; `at` moves its clock. */
async function connectedBusiness(locale: Locale) {
  let now = NOW;
  const smtp = await smtpServerForTest();
  const { phone, network, ...received } = await receivers();
  const mail = { ...smtp.mail, from: undefined };
  const owner = await secondBusinessOwner({ mail, network, rateLimit: true, clock: () => now });
  const { call, send, origin } = owner;
  const must = async (name: string, body?: object) => {
    const answer = await call(name, body);
    expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(300);
    return answer.json;
  };
  for (const [path, types] of [
    ['crm', webhookEventTypes],
    ['gone', ['request.created']],
  ] as const) {
    const url = `https://calendar.example/${path}`;
    await must('POST /api/webhooks', { url, description: path, types, password: PASSWORD });
  }
  const agreement = { name: 'Any', locale: 'en', inspectionTypes: [], text: 'For {{client}}' };
  await must('POST /api/agreement-templates', agreement);
  const settings = await must('GET /api/messages/settings');
  const own = { ownerEmail: 'lena@oconee.example', password: PASSWORD };
  await must('PUT /api/messages/settings', { ...settings, ...own });
  await must('PUT /api/push/subscription', { ...phone.subscription, showsAddress: true });
  const sentKinds = async () => {
    const { data } = await must('GET /api/messages?limit=100');
    return data.filter(({ state }) => state === 'sent').map(({ kind }) => kind);
  };
  return {
    ...received,
    smtp,
    sentKinds,
    must,
    /** Signed, paid, partly paid back, and the report read by client and agent. */
    async finish({ id, change }: { id: string; change: ClientChange }) {
      const path = `/api/bookings/${id}`;
      await must(`POST ${path}/lines`, { label: 'Radon test', amount: 84_00 });
      const { version } = (await must(`GET ${path}/agreement`)) as unknown as { version: string };
      await change('agreement', { version, name: 'Ana Ochoa', consent: true });
      await change('agent', { consent: true });
      const paid = await must(`POST ${path}/payments`, { amount: 97_00, method: 'check' });
      const [payment] = (paid as unknown as PresentedJob).payments;
      await must(`POST ${path}/payments/${payment?.id}/refund`, { amount: 13_00 });
      const type = { 'Content-Type': 'application/pdf' };
      expect((await call(`POST ${path}/report`, pdfText(), type)).status).toBe(201);
    },
    at(time: Date | string) {
      now = new Date(time);
    },
    async request(number: number) {
      const { email, phone, address: propertyAddress } = athensClient(number);
      const body = contactBody({ email, phone, propertyAddress, locale });
      return (await send('POST /api/contact', { body })).json.id;
    },
    /** Books as a visitor. */
    async book(number: number, changes: object = {}) {
      // One each, as mails to a person are limited.
      const agentEmail = `jane${number}@example.com`;
      const agent = { agentName: 'Jane Doe', agentEmail, agentCopy: true };
      const body = bookingBody({ ...athensClient(number), ...agent, locale, ...changes });
      const { json } = await send('POST /api/calendar/book', { body });
      const { id, manageUrl } = json as unknown as { id: string; manageUrl?: string };
      const token = manageUrl?.split('/').at(-1);
      const change: ClientChange = async (action, changed) => {
        const path = `POST /api/appointments/${token}/${action}`;
        const answer = await send(path, { body: changed, headers: { Origin: origin } });
        expect(answer.status, answer.text).toBe(200);
      };
      return { id, change };
    },
    /** Resolves once messages of all these kinds have been sent. */
    async sent(...kinds: MessageKind[]) {
      await expect.poll(sentKinds, { timeout: 10_000 }).toEqual(expect.arrayContaining(kinds));
    },
  };
}

it.each(locales)(
  'no mail, webhook or notification of another business has a trace of the default one, in %s',
  async (locale) => {
    const business = await connectedBusiness(locale);
    const { must, at, request, book, finish, sent, sentKinds, smtp, events, pushed } = business;
    const start = (day: number) => ({
      date: `2026-12-${String(day).padStart(2, '0')}`,
      time: '08:00',
    });
    const limits = async (changes: object) =>
      must('PUT /api/booking-limits', { ...(await must('GET /api/booking-limits')), ...changes });

    const calendar = { name: 'Family', address: 'https://calendar.example/no-calendar' };
    const { id: calendarId } = await must('POST /api/busy-calendars', calendar);
    await request(1);
    await sent('request_received', 'new_request', 'webhook_paused');
    const later = await request(2);
    const callBackAt = addHours(NOW, 1).toISOString();
    await must(`PATCH /api/contact-requests/${later}`, { revision: 1, callBackAt });
    const moved = await book(3, start(7));
    await sent('booking_confirmed', 'agent_booked', 'new_booking');
    await moved.change('move', { from: start(7), to: start(8) });
    await sent('booking_moved', 'agent_moved', 'moved_booking');
    await finish(moved);
    await sent('agreement_signed', 'signed_agreement');
    await must('POST /api/agents/link', { email: 'jane3@example.com' });
    await sent('agent_link');
    const canceled = await book(4, start(9));
    await canceled.change('cancel', { from: start(9), reason: 'The deal fell through.' });
    await sent('booking_cancelled', 'agent_cancelled', 'cancelled_booking');
    const missed = await book(7, start(14));
    await limits({ confirmNew: true });
    await book(5, start(10));
    await sent('confirm_booking');

    at(addHours(NOW, 4));
    await sent('booking_released', 'released_booking', 'waiting_request', 'callback_due');
    // Later than a slip can be taken back.
    await sent('price_changed', 'payment_receipt', 'refund_receipt');
    await sent('report_ready', 'report_for_agent');
    await must(`POST /api/bookings/${moved.id}/report/withdraw`);
    await sent('report_withdrawn');
    await limits({ confirmNew: false, online: 1 });
    await book(6, start(11));
    await sent('bookings_full');
    at('2026-12-07T23:00:00Z');
    await must(`POST /api/busy-calendars/${calendarId}/read`);
    await sent('reminder', 'day_list', 'calendar_stale');
    at('2026-12-08T20:00:00Z');
    const { revision } = (await must(`GET /api/bookings/${moved.id}`)) as unknown as {
      revision: number;
    };
    await must(`PATCH /api/bookings/${moved.id}`, { revision, action: 'complete' });
    at('2026-12-10T20:00:01Z');
    await sent('review_request');
    at('2026-12-13T23:00:00Z');
    await sent('agreement_reminder');
    at('2026-12-14T20:00:00Z');
    await must(`PUT /api/bookings/${missed.id}/outcome`, { outcome: 'no_show', fee: 4275 });
    at('2026-12-14T20:06:00Z');
    await sent('fee_charged');
    const password = { current: PASSWORD, password: 'granite and tall pines' };
    await must('PUT /api/owner/password', password);
    await must('POST /api/owner/reset-link');

    expect(new Set(await sentKinds())).toEqual(new Set(messageKinds));
    const subjects = () => smtp.received.map(({ parsed }) => parsed.subject);
    const others = ['Your password was changed', 'Choose a new password'];
    await expect.poll(subjects).toEqual(expect.arrayContaining(others));
    for (const { raw, parsed } of smtp.received) {
      const files = parsed.attachments.map(({ contentType, content }) =>
        contentType === 'application/pdf' ? textOf(content) : content.toString(),
      );
      const parts = [raw.split('\r\n\r\n')[0], parsed.subject, parsed.text, ...files];
      expect.soft(tracesIn(parts.join('\n')), parsed.subject).toEqual([]);
      expect.soft(parsed.from?.text).toBe('"Oconee Home Inspection" <office@oconee.example>');
    }

    const types = () => events.map(({ type }) => type);
    await expect.poll(types).toEqual(expect.arrayContaining([...webhookEventTypes]));
    expect(tracesIn(JSON.stringify(events))).toEqual([]);
    const titles = [
      ...['New request', 'New booking', 'Booking moved', 'Booking canceled', 'Call back now'],
      ...['Online bookings are full', 'Your password was changed'],
    ];
    const pushedTitles = () => pushed.map(({ message }) => message.title);
    await expect.poll(pushedTitles).toEqual(expect.arrayContaining(titles));
    expect(tracesIn(JSON.stringify(pushed))).toEqual([]);
    expect(new Set(pushed.map(({ sender }) => sender))).toEqual(
      new Set(['mailto:office@oconee.example']),
    );
  },
);
