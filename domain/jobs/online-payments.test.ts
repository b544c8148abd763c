import { describe, expect, it } from 'vitest';
import { cents } from './cents.ts';
import { type Checkout, emptyJob, type JobRecord } from './job-record.ts';
import {
  liveCheckouts,
  MAX_EXPIRED_CHECKOUTS,
  withCheckout,
  withDisputes,
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

describe('withDisputes', () => {
  const paid = withOnlinePayment(job, { id: 'pi', amount: cents(37_500) }, mark);
  const respondBy = '2026-12-05T15:00:00.000Z';
  const opened = { id: 'du', amount: cents(37_500), state: 'needs_response', respondBy } as const;
  const lost = { id: 'du', amount: cents(37_500), state: 'lost' } as const;
  const later = '2026-12-20T15:00:00.000Z';
  const disputesOf = (record: JobRecord) => record.payments[0]?.disputes;

  it('stores a dispute once, and since when it is settled', () => {
    const once = withDisputes(paid, 'pi', [opened], at);
    expect(disputesOf(once)).toEqual([{ ...opened, at }]);
    expect(withDisputes(once, 'pi', [opened], later)).toBe(once);
    const settled = withDisputes(once, 'pi', [lost], later);
    expect(disputesOf(settled)).toEqual([{ ...lost, at, settledAt: later }]);
    expect(withDisputes(settled, 'pi', [lost], '2027-01-01T15:00:00.000Z')).toBe(settled);
  });

  it('takes it back when the bank decides anew', () => {
    const settled = withDisputes(paid, 'pi', [lost], at);
    expect(disputesOf(withDisputes(settled, 'pi', [opened], later))).toEqual([{ ...opened, at }]);
  });

  it('changes nothing without disputes or for an unknown payment', () => {
    expect(withDisputes(paid, 'pi', [], at)).toBe(paid);
    expect(withDisputes(paid, 'pi_other', [opened], at)).toBe(paid);
  });
});
