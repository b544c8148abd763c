import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { bookingEvents } from '#domain/events/booking-events.ts';
import { jobEvents } from '#domain/events/job-events.ts';
import { requestEvents } from '#domain/events/request-events.ts';
import { sampleRequest } from '#domain/inspection-request/testing/sample-request.ts';
import { cents } from '#domain/jobs/cents.ts';
import {
  sampleJob,
  samplePayment,
  sampleReport,
  sampleSignature,
} from '#domain/jobs/testing/sample-job.ts';
import { sampleSubject } from '#domain/messages/sample-subjects.ts';
import { messageBooking } from '#domain/messages/testing/message-samples.ts';
import { webhookPayloadSchema } from './webhook-payload.schema.ts';
import { testPayload, webhookPayload } from './webhook-payload.ts';

const at = '2026-11-21T15:00:00.000Z';
const sent = (event: Parameters<typeof webhookPayload>[0] | undefined) => {
  if (!event) throw new Error('There is no such event');
  // As the receiver gets it.
  return webhookPayloadSchema.parse(
    JSON.parse(JSON.stringify(webhookPayload(event, defaultBusiness))),
  );
};

describe('a payload', () => {
  it('of a new booking has what the owner sees of it, and neither note nor links', () => {
    const about = sampleSubject('new_booking', defaultBusiness);
    if (!('booking' in about)) throw new Error('It is about a booking');
    const metadata = { 'listing-id': '42' };
    const booking = { ...about.booking, metadata, note: 'Private', links: ['a digest'] };
    const payload = sent(bookingEvents(booking)[0]);
    expect(payload).toMatchObject({
      id: 'booking-sample-0',
      type: 'booking.created',
      version: 1,
      data: {
        booking: {
          id: 'sample',
          status: 'confirmed',
          date: '2026-12-01',
          time: '08:00',
          timeZone: 'America/Chicago',
          start: '2026-12-01T14:00:00.000Z',
          end: '2026-12-01T17:00:00.000Z',
          totalPrice: booking.quote?.result.totalPrice,
          entry: 'Lockbox, code 1234',
          metadata,
        },
      },
    });
    expect(JSON.stringify(payload)).not.toMatch(/Private|digest/);
  });

  it.each([
    [
      'moved',
      { from: { date: '2026-12-01', time: '08:00' }, to: { date: '2026-12-03', time: '11:30' } },
    ],
    ['cancelled', { reason: 'The seller took another offer.' }],
    ['completed', {}],
  ] as const)('of a booking that was %s says by whom and how', (what, fields) => {
    const history = [{ at, by: 'Client', what, ...fields }];
    const payload = sent(bookingEvents(messageBooking({ history }))[1]);
    expect(payload).toMatchObject({
      type: `booking.${what}`,
      timestamp: at,
      data: { booking: { id: 'b1' }, by: 'Client', ...fields },
    });
  });

  it('has the telephone as typed, and what it dials', () => {
    const phone = '972.555.0148 x12 or 214-555-0100';
    const phoneUris = ['tel:+19725550148;ext=12', 'tel:+12145550100'];
    expect(sent(bookingEvents(messageBooking({ phone }))[0])).toMatchObject({
      data: { booking: { phone, phoneUris } },
    });
    expect(sent(requestEvents(sampleRequest({ phone }))[0])).toMatchObject({
      data: { request: { phone, phoneUris } },
    });
  });

  it('of a job has what happened, and no text, address or browser of a signature', () => {
    const by = { at, by: 'Owner' };
    const amount = cents(40_000);
    const payloads = jobEvents(
      messageBooking(),
      sampleJob({
        signatures: [sampleSignature()],
        payments: [samplePayment({ amount, refunds: [{ id: 'f1', amount, ...by }] })],
        reports: [sampleReport()],
        released: by,
        outcome: { ...by, what: 'no_show' },
      }),
      { zone: defaultBusiness.timeZone, law: defaultBusiness.law },
    ).map(sent);
    const payment = { id: 'p1', amount: 40_000, method: 'check', at: samplePayment().at };
    const booking = { id: 'b1' };
    expect(payloads).toMatchObject([
      {
        type: 'agreement.signed',
        data: {
          booking,
          agreement: {
            version: sampleSignature().version,
            sha256: 'a'.repeat(64),
            place: 'online',
          },
        },
      },
      { type: 'payment.succeeded', data: { booking, payment } },
      {
        type: 'payment.refunded',
        data: { booking, payment, refund: { id: 'f1', amount: 40_000, at } },
      },
      { type: 'report.released', data: { booking, report: { sha256: 'b'.repeat(64), at } } },
      { type: 'booking.no_show', data: { booking, by: 'Owner' } },
    ]);
    expect(JSON.stringify(payloads)).not.toMatch(/secret text|203\.0|Firefox|Check 1024/);
  });

  it('does not exist for a report that is due', () => {
    const [due] = jobEvents(messageBooking(), sampleJob(), {
      zone: defaultBusiness.timeZone,
      law: defaultBusiness.law,
    });
    expect(() => sent(due)).toThrow('is for no webhook');
  });

  it('of a request has its message', () => {
    const metadata = { 'listing-id': '42' };
    const told = { message: 'Is a morning possible?', metadata };
    const [event] = requestEvents(sampleRequest(told));
    expect(sent(event)).toMatchObject({
      type: 'request.created',
      data: { request: { id: 'r1', firstName: 'Maria', ...told } },
    });
  });

  it('names the client’s language, English if the form said nothing', () => {
    const [request, spanish] = [sampleRequest({}), sampleRequest({ locale: 'es' })].map((lead) =>
      sent(requestEvents(lead)[0]),
    );
    expect(request).toMatchObject({ data: { request: { locale: 'en' } } });
    expect(spanish).toMatchObject({ data: { request: { locale: 'es' } } });
    const booking = messageBooking({ locale: 'es' });
    expect(sent(bookingEvents(booking)[0])).toMatchObject({ data: { booking: { locale: 'es' } } });
  });

  it('of a test is valid too', () => {
    const payload = testPayload('test-1', new Date(at));
    expect(webhookPayloadSchema.parse(payload)).toEqual(payload);
  });

  it('does not exist for a due call-back', () => {
    const [, due] = requestEvents(sampleRequest({ callBackAt: at }));
    expect(() => sent(due)).toThrow('is for no webhook');
  });

  it('does not exist for a move without its times', () => {
    const history = [{ at, by: 'Client', what: 'moved' as const }];
    const [, moved] = bookingEvents(messageBooking({ history }));
    expect(() => sent(moved)).toThrow('booking-b1-1 is no booking.moved');
  });
});
