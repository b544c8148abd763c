import { describe, expect, it, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { cents } from './cents.ts';
import { type JobTerms, jobOf, released } from './job.ts';
import type { JobRecord } from './job-record.ts';
import { lineOf, paymentOf, pricedBooking, signatureOf } from './testing/priced-job.ts';
import { sampleJob, sampleReport } from './testing/sample-job.ts';

const report = sampleReport();

const terms = (changes: Partial<JobTerms> = {}): JobTerms => ({
  booking: pricedBooking(),
  asksAgreement: true,
  paymentTime: 'inspection',
  ...changes,
});

const removed = { at: '2026-11-22T15:00:00.000Z', by: 'Owner' };
const unpriced = { booking: pricedBooking({ quote: undefined }) };
const signedAt = (total: number) => ({ signatures: [signatureOf(total)] });
const signed = { signatures: [signatureOf(375_00)] };
const paid = { payments: [paymentOf(375_00)] };
const uploaded = { reports: [report] };

describe('the amounts of a job', () => {
  it('are the price as booked and all lines that stand', () => {
    const lines = [lineOf(50_00), lineOf(-25_50), lineOf(99_00, { removed })];
    expect(jobOf(sampleJob({ lines }), terms())).toMatchObject({
      booked: 375_00,
      total: 399_50,
      due: 399_50,
      isPriced: true,
    });
  });

  it('count payments that stand, less what was refunded', () => {
    const refund = { id: 'r', amount: 25_00, ...removed } as never;
    const payments = [
      paymentOf(400_00, { refunds: [refund] }),
      paymentOf(99_00, { undone: removed }),
    ];
    expect(jobOf(sampleJob({ payments }), terms())).toMatchObject({
      paid: 400_00,
      refunded: 25_00,
      due: 0,
      payment: 'paid',
    });
  });

  it.each([
    [[], 'due', 375_00],
    [[paymentOf(374_99)], 'partly', 1],
    [[paymentOf(375_00)], 'paid', 0],
    [[paymentOf(380_00)], 'paid', -5_00],
  ])('say what is open', (payments, payment, due) => {
    expect(jobOf(sampleJob({ payments }), terms())).toMatchObject({ payment, due });
  });

  it('are as booked after an erasure', () => {
    const erasedAt = removed.at;
    const record = sampleJob({ lines: [lineOf(-50_00)], payments: [paymentOf(300_00)] });
    const erased = pricedBooking({ quote: undefined, bookedCents: cents(375_00), erasedAt });
    const { state: _state, ...before } = jobOf(record, terms());
    expect(jobOf(record, terms({ booking: erased }))).toMatchObject({ ...before, due: 25_00 });
  });

  it('are what was received where an earlier version erased the price', () => {
    const erased = { quote: undefined, erasedAt: removed.at };
    const record = sampleJob({ lines: [lineOf(-50_00)], payments: [paymentOf(300_00)] });
    const job = (changes: Partial<Booking> = {}) =>
      jobOf(record, terms({ booking: pricedBooking({ ...erased, ...changes }) }));
    expect(job()).toMatchObject({ booked: undefined, total: 300_00, due: 0 });
    expect(job({ status: 'cancelled' })).toMatchObject({ total: 0, due: -300_00 });
    // It never had a price: its lines are all that there is.
    expect(job({ bookedCents: null })).toMatchObject({ total: -50_00, due: -350_00 });
  });

  it('are nothing to pay without a price', () => {
    const booking = pricedBooking({ quote: undefined });
    expect(jobOf(sampleJob(), terms({ booking }))).toMatchObject({
      booked: undefined,
      total: 0,
      payment: 'none',
      isPriced: false,
    });
  });

  it.each([
    ['a missed appointment', pricedBooking(), { what: 'no_show' as const, ...removed }],
    ['a cancellation', pricedBooking({ status: 'cancelled' }), undefined],
  ])('after %s are its fee alone', (_name, booking, outcome) => {
    const fee = lineOf(150_00, { kind: 'no_show_fee' });
    const record = { ...sampleJob({ lines: [lineOf(50_00), fee] }), outcome };
    expect(jobOf(record, terms({ booking }))).toMatchObject({ total: 150_00, state: 'ended' });
    expect(jobOf({ ...record, lines: [] }, terms({ booking }))).toMatchObject({ due: 0 });
  });
});

describe('the state of a job', () => {
  it.each<[string, Partial<JobRecord>, Partial<JobTerms>]>([
    ['awaiting_signature', {}, {}],
    ['awaiting_signature', paid, {}],
    ['awaiting_payment', signed, {}],
    ['awaiting_payment', {}, { asksAgreement: false }],
    ['awaiting_price', signedAt(0), unpriced],
    ['awaiting_price', {}, { ...unpriced, asksAgreement: false }],
    ['ready', { ...signedAt(0), lines: [lineOf(0)] }, unpriced],
    ['ready', { ...signedAt(0), lines: [lineOf(90_00), lineOf(-90_00)] }, unpriced],
    ['ready', signedAt(0), { ...unpriced, paymentTime: 'closing' }],
    ['ready', signed, { paymentTime: 'closing' }],
    ['ready', { ...signed, ...paid }, {}],
    ['released', { ...uploaded, released: removed }, {}],
    // What was released stays so, whatever comes later.
    ['released', { ...uploaded, released: removed, lines: [lineOf(9_00)] }, {}],
    ['ended', {}, { booking: pricedBooking({ status: 'cancelled' }) }],
  ])('is %s', (state, record, changes) => {
    expect(jobOf(sampleJob(record), terms(changes)).state).toBe(state);
  });

  it('asks for another signature when the total has changed since', () => {
    const record = sampleJob({ ...signed, lines: [lineOf(-1)] });
    expect(jobOf(record, terms())).toMatchObject({
      agreement: 'outdated',
      state: 'awaiting_signature',
    });
  });

  it('keeps what was signed when the owner asks for no agreement any more', () => {
    expect(jobOf(sampleJob(signed), terms({ asksAgreement: false })).agreement).toBe('signed');
    const changed = sampleJob({ ...signed, lines: [lineOf(-1)] });
    expect(jobOf(changed, terms({ asksAgreement: false })).agreement).toBe('signed');
  });

  it('asks for nothing more after a cancellation', () => {
    const booking = pricedBooking({ status: 'cancelled' });
    expect(jobOf(sampleJob(), terms({ booking })).agreement).toBe('none');
    expect(jobOf(sampleJob(signed), terms({ booking })).agreement).toBe('signed');
  });
});

describe('what keeps the report back', () => {
  it.each<[string | undefined, Partial<JobRecord>]>([
    ['report_missing', { ...signed, ...paid }],
    ['agreement_unsigned', { ...uploaded, ...paid }],
    ['payment_due', { ...uploaded, ...signed }],
    ['payment_due', { ...uploaded, ...signed, payments: [paymentOf(374_99)] }],
    ['not_released', { ...uploaded, ...signed, ...paid }],
    [undefined, { ...uploaded, released: removed }],
  ])('is %s', (block, record) => {
    expect(jobOf(sampleJob(record), terms()).block).toBe(block);
  });
});

describe('the release', () => {
  const now = new Date('2026-12-02T12:00:00.000Z');
  const at = now.toISOString();
  const all = sampleJob({ ...uploaded, ...signed, ...paid });

  it('happens by itself once all is signed, paid and there', () => {
    expect(released(all, terms(), now).released).toEqual({ at, by: '' });
  });

  test.each<[string, Partial<JobRecord>]>([
    ['signature', { signatures: [] }],
    ['payment', { payments: [] }],
    ['report', { reports: [] }],
  ])('waits for the %s', (_name, missing) => {
    const record = { ...all, ...missing };
    expect(released(record, terms(), now)).toBe(record);
  });

  it('stays as it is', () => {
    const record = { ...all, released: removed };
    expect(released(record, terms(), now)).toBe(record);
  });

  it('is the owner’s where nothing was to be signed or paid', () => {
    const record = sampleJob(uploaded);
    const free = terms({ ...unpriced, asksAgreement: false, paymentTime: 'closing' });
    expect(released(record, free, now)).toBe(record);
  });

  it('waits for the price, and happens once the owner has said that it is free', () => {
    const record = sampleJob({ ...uploaded, ...signedAt(0) });
    expect(released(record, terms(unpriced), now)).toBe(record);
    expect(jobOf(record, terms(unpriced)).block).toBe('not_priced');
    const free = sampleJob({ ...uploaded, ...signedAt(0), lines: [lineOf(0)] });
    expect(released(free, terms(unpriced), now).released).toEqual({ at, by: '' });
  });

  it('is none after a cancellation', () => {
    const cancelled = terms({ booking: pricedBooking({ status: 'cancelled' }) });
    expect(released(all, cancelled, now)).toBe(all);
  });
});
