import { hash } from 'node:crypto';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { fixedBusiness } from '#api/testing/fixed-business.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { applyBookingAction } from '#domain/booking/booking-changes.ts';
import { withAgent } from '#domain/jobs/agent-consent.ts';
import { cents } from '#domain/jobs/cents.ts';
import {
  sampleJob,
  samplePayment,
  sampleReport,
  sampleSignature,
} from '#domain/jobs/testing/sample-job.ts';
import type { MessageKind } from '#domain/messages/message-kinds.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { createMailComposer, type MailParts } from './outgoing-mail.ts';

const at = new Date('2026-11-20T15:00:00.000Z');

const messageOf = (kind: MessageKind, booking: Booking): PlannedMessage => ({
  id: `${kind}-${booking.id}`,
  kind,
  due: at,
  expires: at,
  about: { booking },
});

async function composerOn(fields: Partial<Booking> = {}) {
  const store = await storeForTest(await temporaryFolder());
  await store.reserveSlot(sampleBooking({ id: 'b', ...fields }));
  const composer = createMailComposer({
    store,
    business: fixedBusiness(),
    publicUrl: 'https://bluebonnet.example',
  });
  const booking = await store.findBooking('b');
  if (!booking) throw new Error('The booking was not stored');
  return { store, composer, booking };
}

/** The event of a calendar file, read by a parser from another author. */
function eventOf(content: string | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(content ?? ''));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toString(),
    zone: event.startDate.zone.tzid,
    hasZone: calendar.getFirstSubcomponent('vtimezone') !== null,
    attendee: String(event.attendees[0]?.getFirstValue()).toLowerCase(),
    url: event.component.getFirstPropertyValue('url'),
  };
}

const linkOf = (text: string) => /https:\/\/\S+\/appointment\/(\S+)/.exec(text);

describe("the client's link in a mail", () => {
  it('opens the page of the booking, and is in nothing that is stored', async () => {
    const { store, composer, booking } = await composerOn();
    const { parts, stored } = await composer.prepare(messageOf('reminder', booking));
    const [, token = ''] = linkOf(parts.text) ?? [];
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const found = await store.findLinkedBooking(hash('sha256', token, 'hex'), booking.date);
    expect(found?.id).toBe('b');
    expect(linkOf(stored.text)?.[1]).toBe('…');
    const text = parts.text.replace(token, '…');
    expect(stored).toEqual({ ...parts, calendar: undefined, content: undefined, text });
  });

  it('is the same when the mail is tried again, and another one in another mail', async () => {
    const { store, composer, booking } = await composerOn();
    const textOf = async (kind: MessageKind) =>
      linkOf((await composer.prepare(messageOf(kind, booking))).parts.text)?.[0];
    const first = await textOf('reminder');
    expect(await textOf('reminder')).toBe(first);
    expect(await textOf('booking_moved')).not.toBe(first);
    expect((await store.findBooking('b'))?.links).toHaveLength(2);
    composer.forget('reminder-b');
    expect(await textOf('reminder')).not.toBe(first);
  });

  it.each(['booking_cancelled', 'new_booking', 'agent_booked', 'review_request'] as const)(
    'is in no %s',
    async (kind) => {
      const { store, composer, booking } = await composerOn({ agentEmail: 'jane@agents.example' });
      const { parts } = await composer.prepare(messageOf(kind, booking));
      expect(parts.text).not.toContain('/appointment/');
      expect(await store.findBooking('b')).not.toHaveProperty('links');
    },
  );
});

/** A stored job with a report that the agent may read, and a message of `kind` about it. */
async function jobMailOn(kind: MessageKind, entry?: string) {
  const { store, composer, booking } = await composerOn({
    email: 'maria@example.com',
    agentEmail: 'jane@agents.example',
  });
  const job = sampleJob({
    id: booking.id,
    createdAt: booking.createdAt,
    signatures: [
      sampleSignature(),
      sampleSignature({ id: 's2', name: 'Ana Delgado', locale: 'en' }),
    ],
    payments: [
      samplePayment({
        refunds: [{ id: 'f1', at: '2026-12-02T15:00:00.000Z', by: 'Owner', amount: cents(2_500) }],
      }),
    ],
    reports: [sampleReport()],
    released: { at: '2026-12-02T15:00:00.000Z', by: '' },
    agent: { consentedAt: '2026-11-21T15:00:00.000Z' },
  });
  await store.jobs.change(booking, () => ({ next: job, result: undefined }));
  const record = await store.jobs.find(booking.id);
  if (!record) throw new Error('The job was not stored');
  const terms = { asksAgreement: true, paymentTime: 'inspection' } as const;
  const message = {
    ...messageOf(kind, booking),
    about: { booking, job: { record, terms, entry } },
  };
  return { store, composer, booking, message };
}

describe('the agent’s link in a mail', () => {
  const tokenIn = (text: string) => /https:\/\/\S+\/report\/(\S+)/.exec(text)?.[1] ?? '';

  it('opens the report, and is in nothing that is stored', async () => {
    const { store, composer, booking, message } = await jobMailOn('report_for_agent');
    const { parts, stored } = await composer.prepare(message);
    const token = tokenIn(parts.text);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(parts.to).toBe('jane@agents.example');
    expect((await store.jobs.findByAgentLink(hash('sha256', token, 'hex')))?.id).toBe('b');
    expect(tokenIn(stored.text)).toBe('…');
    // It neither opens the client's page nor changes the booking.
    expect(parts.text).not.toContain('/appointment/');
    expect(await store.findBooking('b')).toEqual(booking);
  });

  it('is the same when the mail is tried again', async () => {
    const { composer, message } = await jobMailOn('report_for_agent');
    const first = await composer.prepare(message);
    expect((await composer.prepare(message)).parts.text).toBe(first.parts.text);
  });

  it('opens nothing once the client no longer agrees', async () => {
    const { store, composer, booking, message } = await jobMailOn('report_for_agent');
    await store.jobs.change(booking, (job) => ({
      next: withAgent(job, booking, { consent: false, at: '2026-12-03T15:00:00.000Z' }),
      result: undefined,
    }));
    const { parts } = await composer.prepare(message);
    const digest = hash('sha256', tokenIn(parts.text), 'hex');
    expect(await store.jobs.findByAgentLink(digest)).toBeUndefined();
  });

  it('has neither price nor client beside it', async () => {
    const { composer, message } = await jobMailOn('report_for_agent');
    const { parts } = await composer.prepare(message);
    expect(parts.text).not.toMatch(/\$|Maria|maria@/);
    expect(parts.attachments).toBeUndefined();
  });
});

describe('the documents in a mail', () => {
  const shown = (attachments: MailParts['attachments'] = []) =>
    attachments.map(({ filename, content }) => [
      filename,
      Buffer.from(content).toString('latin1', 0, 5),
    ]);

  it.each<[MessageKind, string, string, string]>([
    ['agreement_signed', 's1', 'inspection-agreement.pdf', 'maria@example.com'],
    ['signed_agreement', 's2', 'inspection-agreement.pdf', 'hello@bluebonnet.example'],
    ['payment_receipt', 'p1', 'receipt.pdf', 'maria@example.com'],
    ['refund_receipt', 'f1', 'receipt.pdf', 'maria@example.com'],
  ])('of %s are a PDF', async (kind, entry, file, to) => {
    const { composer, message } = await jobMailOn(kind, entry);
    const { parts, stored } = await composer.prepare(message);
    expect(shown(parts.attachments)).toEqual([[file, '%PDF-']]);
    expect(parts.to).toBe(to);
    expect(stored).not.toHaveProperty('attachments');
  });

  it.each(['report_ready', 'price_changed', 'agreement_reminder'] as const)(
    'are none in %s, which links to the page',
    async (kind) => {
      const { composer, message } = await jobMailOn(kind);
      const { parts } = await composer.prepare(message);
      expect(parts).not.toHaveProperty('attachments');
      expect(linkOf(parts.text)?.[1]).toMatch(/^[0-9a-f]{32}$/);
    },
  );
});

describe('the calendar file in a mail', () => {
  it('is a request to the client, in the zone of the business, with the page of the appointment', async () => {
    const { composer, booking } = await composerOn();
    const { parts } = await composer.prepare(messageOf('booking_confirmed', booking));
    expect(parts.calendar?.method).toBe('REQUEST');
    expect(eventOf(parts.calendar?.content)).toMatchObject({
      method: 'REQUEST',
      sequence: 0,
      start: `${booking.date}T${booking.time}:00`,
      zone: 'America/Chicago',
      hasZone: true,
      attendee: `mailto:${booking.email}`,
      url: linkOf(parts.text)?.[0],
    });
  });

  it('replaces the earlier one after a move, and ends it after a cancellation', async () => {
    const { store, composer, booking } = await composerOn();
    const fileOf = async (kind: MessageKind, of: Booking) => {
      const { parts } = await composer.prepare(messageOf(kind, of));
      return { announced: parts.calendar?.method, ...eventOf(parts.calendar?.content) };
    };
    const first = await fileOf('booking_confirmed', booking);
    const change = async (action: 'move' | 'cancel', revision: number) => {
      const to = action === 'move' ? { date: booking.date, time: '15:00' } : undefined;
      const moved = await store.moveBooking({ id: 'b', revision }, (current) => {
        const next = applyBookingAction(current, { action, to, at, by: 'Client' });
        if (!next) throw new Error('The booking cannot be changed');
        return next;
      });
      if (moved.outcome !== 'saved') throw new Error(moved.outcome);
      return moved.record;
    };
    const moved = await fileOf('booking_moved', await change('move', 1));
    const cancelled = await fileOf('booking_cancelled', await change('cancel', 2));
    expect([moved.uid, cancelled.uid]).toEqual([first.uid, first.uid]);
    expect([first, moved, cancelled].map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    expect(moved.start).toBe(`${booking.date}T15:00:00`);
    expect([moved.method, cancelled.method]).toEqual(['REQUEST', 'CANCEL']);
    expect([moved.announced, cancelled.announced]).toEqual(['REQUEST', 'CANCEL']);
  });

  it('of an agent is addressed to the agent, without the page of the client', async () => {
    const { composer, booking } = await composerOn({ agentEmail: 'jane@agents.example' });
    const { parts } = await composer.prepare(messageOf('agent_booked', booking));
    expect(parts.to).toBe('jane@agents.example');
    expect(eventOf(parts.calendar?.content)).toMatchObject({
      method: 'REQUEST',
      attendee: 'mailto:jane@agents.example',
      url: null,
    });
  });

  it.each(['new_booking', 'reminder', 'review_request'] as const)('is in no %s', async (kind) => {
    const { composer, booking } = await composerOn();
    const { parts } = await composer.prepare(messageOf(kind, booking));
    expect(parts.calendar).toBeUndefined();
  });
});
