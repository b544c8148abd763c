import { describe, expect, it } from 'vitest';
import { cents } from './cents.ts';
import { type Checkout, emptyJob, type JobRecord } from './job-record.ts';
import {
  liveCheckouts,
  MAX_EXPIRED_CHECKOUTS,
  withCheckout,
  withOnlinePayment,
  withOnlineRefunds,
} from './online-payments.ts';

const at = '2026-11-25T15:00:00.000Z';
const mark = { at, by: 'Stripe' };
const job = emptyJob({ id: 'booking', createdAt: at });
const page = (id: string, state: Checkout['state']): Checkout => ({
  id,
  at,
  amount: cents(37_500),
  expiresAt: at,
  state,
});
const stateAfter = (...states: Checkout['state'][]) =>
  states.reduce((record, state) => withCheckout(record, page('cs', state)), job).checkouts[0]
    ?.state;

describe('withCheckout', () => {
  it.each<[Checkout['state'][], Checkout['state']]>([
    [['open', 'paid'], 'paid'],
    [['paid', 'open'], 'paid'],
    [['open', 'expired', 'open'], 'expired'],
    [['expired', 'processing'], 'expired'],
    [['processing', 'expired'], 'expired'],
    [['expired', 'paid'], 'paid'],
    [['paid', 'expired', 'processing'], 'paid'],
  ])('a page that was %j is %s', (states, after) => {
    expect(stateAfter(...states)).toBe(after);
  });

  it('is the same record for news that is known', () => {
    const once = withCheckout(job, page('cs', 'open'));
    expect(withCheckout(once, page('cs', 'open'))).toBe(once);
  });

  it('forgets the oldest expired pages, never an open or paid one', () => {
    const ids = Array.from({ length: MAX_EXPIRED_CHECKOUTS + 3 }, (_, index) => `cs_${index}`);
    let record = withCheckout(withCheckout(job, page('paid', 'paid')), page('open', 'open'));
    for (const id of ids) record = withCheckout(record, page(id, 'expired'));
    expect(record.checkouts.map(({ id }) => id)).toEqual(['paid', 'open', ...ids.slice(3)]);
    expect(liveCheckouts(record).map(({ id }) => id)).toEqual(['open']);
  });
});

describe('withOnlinePayment', () => {
  const payment = { id: 'pi', amount: cents(37_500) };

  it('stores a payment once', () => {
    const once = withOnlinePayment(job, payment, mark);
    expect(once.payments).toEqual([{ ...payment, ...mark, method: 'online', refunds: [] }]);
    expect(withOnlinePayment(once, payment, { ...mark, by: 'other' })).toBe(once);
  });

  it('stores it however many there are', () => {
    let record: JobRecord = job;
    for (let count = 0; count < 60; count += 1) {
      record = withOnlinePayment(record, { ...payment, id: `pi_${count}` }, mark);
    }
    expect(record.payments).toHaveLength(60);
  });
});

describe('withOnlineRefunds', () => {
  const paid = withOnlinePayment(job, { id: 'pi', amount: cents(37_500) }, mark);
  const refund = { id: 're', amount: cents(500), isStanding: true };
  const refundsOf = (record: JobRecord) => record.payments[0]?.refunds.map(({ id }) => id);

  it('adds what stands and takes out what failed, each once', () => {
    const refunded = withOnlineRefunds(paid, 'pi', [refund], mark);
    expect(refunded.payments[0]?.refunds).toEqual([{ id: 're', amount: 500, ...mark }]);
    expect(withOnlineRefunds(refunded, 'pi', [refund], mark)).toBe(refunded);
    const failed = { ...refund, isStanding: false };
    expect(refundsOf(withOnlineRefunds(refunded, 'pi', [failed], mark))).toEqual([]);
    expect(withOnlineRefunds(paid, 'pi', [failed], mark)).toBe(paid);
  });

  it('keeps those that are not told of', () => {
    const one = withOnlineRefunds(paid, 'pi', [refund], mark);
    const two = withOnlineRefunds(one, 'pi', [{ ...refund, id: 're_2' }], mark);
    expect(refundsOf(two)).toEqual(['re', 're_2']);
  });

  it('changes nothing for an unknown payment', () => {
    expect(withOnlineRefunds(paid, 'pi_other', [refund], mark)).toBe(paid);
  });
});
