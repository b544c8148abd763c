import { describe, expect, it } from 'vitest';
import { cents } from './cents.ts';
import {
  MAX_JOB_ENTRIES,
  releasedByHand,
  valid,
  withLine,
  withOutcome,
  withoutLine,
  withoutOutcome,
  withoutPayment,
  withPayment,
  withRefund,
  withReport,
} from './job-changes.ts';
import { lineOf, paymentOf, pricedBooking } from './testing/priced-job.ts';
import { sampleJob, sampleReport } from './testing/sample-job.ts';

const report = sampleReport();

const empty = sampleJob();
const mark = { at: '2026-12-01T18:05:00.000Z', by: 'Owner' };
const many = <T>(make: (index: number) => T) =>
  Array.from({ length: MAX_JOB_ENTRIES }, (_, index) => make(index));

describe('a line', () => {
  const line = lineOf(50_00);

  it('is added once, however often it is sent', () => {
    const once = withLine(empty, line) as typeof empty;
    expect(once.lines).toEqual([line]);
    expect(withLine(once, { ...line, at: mark.at })).toBe(once);
  });

  it('is refused under an id of another one, and beyond any number that makes sense', () => {
    const once = sampleJob({ lines: [line] });
    expect(withLine(once, { ...line, amount: cents(1) })).toBe('id_reused');
    const full = sampleJob({ lines: many((index) => lineOf(index + 1)) });
    expect(withLine(full, line)).toBe('too_many_entries');
  });

  it('stays in the record when it is removed', () => {
    const once = sampleJob({ lines: [line] });
    const without = withoutLine(once, line.id, mark) as typeof empty;
    expect(without.lines).toEqual([{ ...line, removed: mark }]);
    expect(withoutLine(without, line.id, { ...mark, by: 'Another' })).toBe(without);
    expect(withoutLine(once, 'none', mark)).toBe('entry_missing');
  });
});

describe('the price', () => {
  const booking = pricedBooking();
  const priced = (...amounts: number[]) =>
    sampleJob({ lines: amounts.map((amount) => lineOf(amount)) });

  it.each([
    ['zero', priced(), priced(-375_00), true],
    ['below zero by a discount', priced(), priced(-375_01), false],
    ['below zero without an addition', priced(50_00, -400_00), priced(-400_00), false],
    ['below zero, but more than before', priced(-500_00), priced(-400_00), true],
    ['below zero, as before', priced(-400_00), { ...priced(-400_00), video: 'x' }, true],
  ])('can be %s', (_, before, after, isValid) => {
    expect(valid(before, after, booking)).toBe(isValid ? after : 'price_below_zero');
  });

  it('cannot be below zero behind a fee for a missed appointment', () => {
    const outcome = { ...mark, what: 'no_show' } as const;
    const missed = { ...priced(50_00, -400_00), outcome };
    const without = withoutLine(missed, 'line 5000', mark);
    expect(valid(missed, without as typeof missed, booking)).toBe('price_below_zero');
  });
});

describe('a payment', () => {
  const payment = paymentOf(375_00);
  const once = sampleJob({ payments: [payment] });
  const at = (minutes: number) => new Date(Date.parse(payment.at) + minutes * 60_000).toISOString();

  it('is noted once, however often it is sent', () => {
    expect(withPayment(empty, payment)).toEqual(once);
    expect(withPayment(once, payment)).toBe(once);
    expect(withPayment(once, { ...payment, method: 'cash' })).toBe('id_reused');
  });

  it('can be taken back for five minutes', () => {
    const undone = { at: new Date(Date.parse(at(5)) - 1).toISOString(), by: 'Owner' };
    expect(withoutPayment(once, payment.id, undone)).toEqual(
      sampleJob({ payments: [{ ...payment, undone }] }),
    );
    const late = { at: at(5), by: 'Owner' };
    expect(withoutPayment(once, payment.id, late)).toBe('undo_too_late');
  });

  it('that came online, or was refunded, is not taken back', () => {
    const online = sampleJob({ payments: [{ ...payment, method: 'online' }] });
    expect(withoutPayment(online, payment.id, mark)).toBe('undo_too_late');
    const refunded = withRefund(once, payment.id, { ...mark, id: 'r', amount: cents(1) });
    expect(withoutPayment(refunded as typeof once, payment.id, mark)).toBe('undo_too_late');
  });

  it('is refunded up to what it was, and each refund once', () => {
    const refund = (amount: number, id = 'r') => ({ ...mark, id, amount: cents(amount) });
    const part = withRefund(once, payment.id, refund(300_00)) as typeof once;
    expect(part.payments[0]?.refunds).toEqual([refund(300_00)]);
    expect(withRefund(part, payment.id, refund(300_00))).toBe(part);
    expect(withRefund(part, payment.id, refund(299_00))).toBe('id_reused');
    expect(withRefund(part, payment.id, refund(75_01, 's'))).toBe('refund_too_high');
    expect(withRefund(part, payment.id, refund(75_00, 's'))).toMatchObject({
      payments: [{ refunds: [{ id: 'r' }, { id: 's' }] }],
    });
  });

  it('that was taken back has no refund', () => {
    const record = sampleJob({ payments: [{ ...payment, undone: mark }] });
    const refund = { ...mark, id: 'r', amount: cents(1) };
    expect(withRefund(record, payment.id, refund)).toBe('entry_missing');
    expect(withRefund(record, 'none', refund)).toBe('entry_missing');
  });
});

describe('the report', () => {
  const once = sampleJob({ reports: [report] });

  it('keeps its earlier versions', () => {
    const next = { ...report, id: 'next', sha256: 'e'.repeat(64) };
    expect((withReport(once, next) as typeof once).reports).toEqual([report, next]);
  });

  it('of a repeated upload is one version', () => {
    const keyed = sampleJob({ reports: [{ ...report, key: 'one' }] });
    const again = { ...report, id: 'again', key: 'one' };
    expect(withReport(keyed, again)).toBe(keyed);
    expect(withReport(keyed, { ...again, sha256: 'e'.repeat(64) })).toBe('id_reused');
    const other = withReport(keyed, { ...again, key: 'two' });
    expect((other as typeof once).reports).toHaveLength(2);
  });

  it('is released by hand only if there is one', () => {
    expect(releasedByHand(empty, mark)).toBe('report_missing');
    expect(releasedByHand(once, mark)).toEqual({ ...once, released: mark });
  });
});

it('an outcome is noted, and taken back', () => {
  const noted = withOutcome(empty, 'no_show', mark);
  expect(noted.outcome).toEqual({ what: 'no_show', ...mark });
  expect(withOutcome(noted, 'no_show', { ...mark, by: 'Another' })).toBe(noted);
  expect(withoutOutcome(noted)).toEqual(empty);
  expect(withoutOutcome(empty)).toBe('outcome_missing');
});
