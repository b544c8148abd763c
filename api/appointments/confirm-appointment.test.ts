import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import { smtpServerForTest } from '#api/mail/testing/smtp-server-for-test.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { NOW } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';

const slot = { date: '2026-11-30', time: '08:00' };
const confirmBy = '2026-11-25T17:00:00.000Z';
const owner = 'hello@bluebonnet.example';
const client = 'grace@example.com';

/** A server that asks new clients to confirm. `inMinutes` moves its clock from `NOW`. */
async function asking(options: TestApiOptions & { on?: boolean } = {}) {
  let now = NOW;
  const smtp = await smtpServerForTest();
  const { on = true, ...more } = options;
  const api = await signedInOwner({ clock: () => now, mail: smtp.mail, ...more });
  if (on) {
    const { json } = await api.call('GET /api/booking-limits');
    const saved = await api.call('PUT /api/booking-limits', { ...json, confirmNew: true });
    expect(saved.json).toMatchObject({ confirmNew: true });
  }
  const book = (changes: object = {}, key?: string) =>
    api.send('POST /api/calendar/book', {
      body: bookingBody({ ...slot, email: client, ...changes }),
      headers: { ...(key && { 'Idempotency-Key': key }) },
    });
  const pathOf = (url: string) => url.replace(/^.*\/appointment\//, '/api/appointments/');
  /** The link in the mail that asks for the confirmation. */
  async function mailedPath(): Promise<string> {
    const mails = await smtp.mails(1);
    const asked = mails.find(({ parsed }) => parsed.subject?.startsWith('Please confirm'));
    const text = asked?.parsed.text ?? '';
    return pathOf(/https?:\S+\/appointment\/[0-9a-f]{32}/.exec(text)?.[0] ?? '');
  }
  const subjectsTo = (address: string) =>
    smtp.received
      .filter(({ to }) => to.includes(address))
      .map(({ parsed }) => parsed.subject?.replace(/:.*/, ''))
      .toSorted();
  return {
    ...api,
    smtp,
    book,
    pathOf,
    mailedPath,
    subjectsTo,
    confirm: (path: string) =>
      api.send(`POST ${path}/confirm`, { headers: { Origin: api.origin } }),
    booking: async (id: string) =>
      (await api.call(`GET /api/bookings/${id}`)).json as unknown as Booking,
    inMinutes(minutes: number) {
      now = new Date(NOW.getTime() + minutes * 60_000);
    },
  };
}

type Booked = { id: string; manageUrl: string; calendarUrl: string; confirmBy?: string };
const bookedIn = ({ json }: { json: unknown }) => json as Booked;

describe('a new client', () => {
  it('is asked to confirm by mail, while the time is held and nobody else hears of it', async () => {
    const { book, slots, mailedPath, send, subjectsTo } = await asking();
    const answer = await book({ agentEmail: 'jane@realty.example', agentCopy: true });
    expect([answer.status, bookedIn(answer).confirmBy]).toEqual([201, confirmBy]);
    expect(await slots(slot.date)).not.toContain(slot.time);
    expect((await send(`GET ${await mailedPath()}`)).json).toMatchObject({
      stage: 'unconfirmed',
      confirmBy,
      canConfirm: true,
    });
    expect(subjectsTo('jane@realty.example')).toEqual([]);
    expect(subjectsTo(owner)).toEqual([]);
  });

  it('confirms by the link of the mail, once, and then all hear of the booking', async () => {
    const { book, mailedPath, confirm, booking, smtp, subjectsTo } = await asking();
    const { id } = bookedIn(await book({ agentEmail: 'jane@realty.example', agentCopy: true }));
    const path = await mailedPath();
    const answers = await Promise.all([confirm(path), confirm(path)]);
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      Array(2).fill([200, expect.objectContaining({ stage: 'changeable' })]),
    );
    expect(answers[0]?.json).not.toHaveProperty('confirmBy');
    expect((await booking(id)).history).toEqual([
      { at: NOW.toISOString(), by: 'Client', what: 'confirmed' },
    ]);
    await smtp.mails(4);
    expect(subjectsTo(client)).toEqual([
      'Please confirm your inspection',
      'Your inspection is booked',
    ]);
    expect(subjectsTo('jane@realty.example')).toEqual(['Your client’s inspection is booked']);
    expect(subjectsTo(owner)).toEqual(['New booking']);
  });

  it('does not confirm by reading the page, nor by the link that the form was answered with', async () => {
    const { book, mailedPath, confirm, pathOf, booking, send } = await asking();
    const booked = bookedIn(await book());
    const mailed = await mailedPath();
    for (const method of ['GET', 'HEAD']) await send(`${method} ${mailed}`);
    const own = pathOf(booked.manageUrl);
    expect((await send(`GET ${own}`)).json).not.toHaveProperty('canConfirm');
    const refused = await confirm(own);
    expect([refused.status, refused.json.code]).toEqual([403, 'confirm_by_email']);
    expect((await booking(booked.id)).confirmBy).toBe(confirmBy);
  });

  it('can cancel before confirming, but not move', async () => {
    const { book, pathOf, send, origin, slots } = await asking();
    const own = pathOf(bookedIn(await book()).manageUrl);
    const headers = { Origin: origin };
    const to = { date: '2026-12-01', time: '15:00' };
    const moved = await send(`POST ${own}/move`, { headers, body: { from: slot, to } });
    expect(moved.json.code).toBe('appointment_not_changeable');
    const canceled = await send(`POST ${own}/cancel`, { headers, body: { from: slot } });
    expect(canceled.json).toMatchObject({ stage: 'cancelled' });
    expect(await slots(slot.date)).toContain(slot.time);
  });

  it('has two hours, and then a page that says so; a repeated request is not told it is booked', async () => {
    const { book, mailedPath, confirm, inMinutes } = await asking();
    const { id } = bookedIn(await book({}, 'the same key'));
    expect(bookedIn(await book({}, 'the same key'))).toMatchObject({ id, confirmBy });
    const path = await mailedPath();
    inMinutes(120);
    const late = await confirm(path);
    expect([late.status, late.json.code]).toEqual([409, 'confirmation_expired']);
    expect(late.json.current).toMatchObject({ stage: 'released', confirmBy });
    const repeated = await book({}, 'the same key');
    expect([repeated.status, repeated.json.code]).toEqual([409, 'confirmation_expired']);
  });

  it('confirms a minute before the end', async () => {
    const { book, mailedPath, confirm, inMinutes } = await asking();
    await book();
    const path = await mailedPath();
    inMinutes(119);
    expect((await confirm(path)).status).toBe(200);
  });

  it('has a calendar file that is tentative until then', async () => {
    const { book, mailedPath, confirm, pathOf, send } = await asking();
    const file = pathOf(bookedIn(await book()).manageUrl);
    const status = async () => {
      const { text } = await send(`GET ${file}/appointment.ics`);
      const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
      return event?.getFirstPropertyValue('status');
    };
    expect(await status()).toBe('TENTATIVE');
    await confirm(await mailedPath());
    expect(await status()).toBe('CONFIRMED');
  });

  it('who never confirms loses the time, after a restart too; both sides hear of it', async () => {
    const dataDir = await temporaryFolder();
    const first = await asking({ dataDir });
    const { id } = bookedIn(await first.book());
    await first.mailedPath();
    await vi.waitFor(async () =>
      expect((await first.call('GET /api/messages')).text).toContain('"sent"'),
    );
    await first.close();
    const later = new Date('2026-11-25T17:00:00.000Z');
    const next = await asking({ dataDir, clock: () => later, on: false });
    await vi.waitFor(async () => expect((await next.booking(id)).status).toBe('cancelled'));
    expect(await next.slots(slot.date)).toContain(slot.time);
    await next.smtp.mails(2);
    expect(next.subjectsTo(client)).toEqual(['Your inspection was not confirmed']);
    expect(next.subjectsTo(owner)).toEqual(['Not confirmed']);
  });
});

describe('nobody has to confirm', () => {
  const isAsked = async (answer: ReturnType<Awaited<ReturnType<typeof asking>>['book']>) =>
    'confirmBy' in bookedIn(await answer);

  it('while the owner has not switched it on, and while no mail can be sent', async () => {
    const off = await asking({ on: false });
    expect(await isAsked(off.book())).toBe(false);
    const noMail = await signedInOwner();
    const { json } = await noMail.call('GET /api/booking-limits');
    await noMail.call('PUT /api/booking-limits', { ...json, confirmNew: true });
    expect(await noMail.book()).not.toHaveProperty('confirmBy');
  });

  it('who has been here before, under any spelling, or is one of the owner’s agents', async () => {
    const { book, call, confirm, mailedPath } = await asking();
    expect(await isAsked(book())).toBe(true);
    expect(await isAsked(book({ time: '15:00' }))).toBe(true);
    await confirm(await mailedPath());
    const again = {
      date: '2026-12-01',
      email: 'Grace+2@example.com',
      phone: '972-555-7777',
      address: '9 Oak Ct, Plano, TX 75023',
    };
    const other = { phone: '972-555-8888', address: '10 Oak Ct, Plano, TX 75023' };
    expect(await isAsked(book({ ...again, email: 'other@example.com' }))).toBe(true);
    expect(await isAsked(book({ ...again, ...other, time: '15:00' }))).toBe(false);
    const { json } = await call('GET /api/booking-limits');
    await call('PUT /api/booking-limits', { ...json, agents: ['jane@realty.example'] });
    expect(await isAsked(book({ date: '2026-12-02', email: 'jane@realty.example' }))).toBe(false);
  });

  it('for whom the owner books by hand', async () => {
    const { call } = await asking();
    const { json } = await call('POST /api/bookings', bookingBody(slot));
    expect(json).not.toHaveProperty('confirmBy');
  });

  it('once the owner has confirmed by one tap, for a client who called', async () => {
    const { book, call, booking, smtp, subjectsTo } = await asking();
    const { id } = bookedIn(await book());
    const body = { revision: (await booking(id)).revision, action: 'confirm' };
    const confirmed = await call(`PATCH /api/bookings/${id}`, body);
    expect(confirmed.json).toMatchObject({ history: [{ by: 'Owner', what: 'confirmed' }] });
    expect(confirmed.json).not.toHaveProperty('confirmBy');
    await smtp.mails(2);
    expect(subjectsTo(client)).toContain('Your inspection is booked');
    const again = await call(`PATCH /api/bookings/${id}`, { ...body, revision: body.revision + 1 });
    expect([again.status, again.json.code]).toEqual([422, 'validation_failed']);
  });
});
