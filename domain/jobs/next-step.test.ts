import { describe, expect, it } from 'vitest';
import { centsOf, noCents } from './cents.ts';
import type { ClientJob } from './client-job.ts';
import { nextStepOf } from './next-step.ts';

const report = { at: '2026-12-02T22:00:00.000Z', bytes: 4_200_000 };
const job: ClientJob = {
  state: 'awaiting_payment',
  isPriced: true,
  total: centsOf(375),
  paid: noCents,
  refunded: noCents,
  chargedBack: noCents,
  due: centsOf(375),
  payment: 'due',
  agreement: 'signed',
  paymentTime: 'inspection',
  canPayOnline: false,
  lines: [],
  payments: [],
  isChecked: true,
  signatures: [],
  block: 'report_missing',
};

describe('the next step', () => {
  it.each(['unsigned', 'outdated'] as const)(
    'is to sign while the agreement is %s',
    (agreement) => {
      expect(nextStepOf({ ...job, agreement, paymentTime: 'booking' }, false)).toBe('sign');
    },
  );

  it.each([
    ['booking', false, undefined, 'pay'],
    ['inspection', false, undefined, undefined],
    ['inspection', true, undefined, 'pay'],
    ['inspection', false, report, 'pay'],
    ['report', true, undefined, undefined],
    ['report', true, report, 'pay'],
    ['closing', true, undefined, undefined],
  ] as const)(
    'with payment at "%s", over: %s, report: %j, is %s',
    (paymentTime, isOver, has, step) => {
      const block = has ? 'payment_due' : 'report_missing';
      expect(nextStepOf({ ...job, paymentTime, report: has, block }, isOver)).toBe(step);
    },
  );

  it('is to read as soon as the report is open, paid or not', () => {
    const open = { ...job, report, block: undefined };
    expect(nextStepOf({ ...open, paymentTime: 'closing' }, true)).toBe('read');
    expect(nextStepOf({ ...open, payment: 'paid', due: noCents }, true)).toBe('read');
  });

  it('is none once all is paid and the report is being written', () => {
    expect(nextStepOf({ ...job, payment: 'paid', due: noCents }, true)).toBeUndefined();
    expect(nextStepOf({ ...job, payment: 'paid', due: centsOf(-20) }, true)).toBeUndefined();
  });
});
