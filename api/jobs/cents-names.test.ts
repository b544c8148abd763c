import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { document } from '#api/testing/documented-answers.ts';
import { jobForTest } from './testing/job-for-test.ts';

describe('an amount in cents', () => {
  it('is taken under either name, and answered under both', async () => {
    const { jobCall, view, call } = await jobForTest();
    const added = await jobCall('POST lines', { label: 'Sewer scope', amountCents: 150_00 });
    expect(added.status).toBe(201);
    expect(added.job).toMatchObject({
      ...{ total: 525_00, totalCents: 525_00, due: 525_00, dueCents: 525_00 },
      lines: [{ amount: 150_00, amountCents: 150_00 }],
    });
    const paid = await jobCall('POST payments', { amountCents: 100_00, method: 'cash' });
    const payment = `payments/${paid.job.payments[0]?.id}`;
    const refunded = await jobCall(`POST ${payment}/refund`, { amount: 40_00, amountCents: 40_00 });
    expect(refunded.job.payments).toMatchObject([
      { amountCents: 100_00, refunds: [{ amount: 40_00, amountCents: 40_00 }] },
    ]);
    expect((await view()).json).toMatchObject({
      job: { dueCents: 465_00, payments: [{ amountCents: 100_00, refundedCents: 40_00 }] },
    });
    const { json: money } = await call('GET /api/money?month=2026-11');
    expect(money).toMatchObject({
      totals: { paidCents: 100_00, refundedCents: 40_00 },
      movements: expect.arrayContaining([expect.objectContaining({ amountCents: 100_00 })]),
    });
  });

  it('under two names that differ is refused at the second, and changes nothing', async () => {
    const { jobCall, job } = await jobForTest();
    const answer = await jobCall('POST payments', {
      ...{ amount: 100, amountCents: 100_00 },
      method: 'cash',
    });
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({
      amountCents: 'The two amounts differ; send one of them, in cents',
    });
    expect((await job()).payments).toEqual([]);
  });

  it('that is wrong or missing is refused under the name without a unit', async () => {
    const { jobCall } = await jobForTest();
    for (const given of [{}, { amountCents: 0 }, { amountCents: 1.5 }, { amountCents: '100' }]) {
      const answer = await jobCall('POST payments', { method: 'cash', ...given });
      expect(answer.status, JSON.stringify(given)).toBe(422);
      expect(Object.keys(fieldErrors(answer))).toEqual(['amount']);
    }
  });

  it('of the settings has both names too, also with a conflict', async () => {
    const { call } = await jobForTest();
    const settings = { paymentTime: 'inspection', linkMonths: 24, signWhenBooking: false };
    const { json: before } = await call('GET /api/job-settings');
    const change = {
      ...settings,
      revision: (before as { revision?: number }).revision,
      noShowFeeCents: 125_00,
    };
    const saved = await call('PUT /api/job-settings', change);
    expect(saved.json).toMatchObject({ noShowFee: 125_00, noShowFeeCents: 125_00 });
    const conflict = await call('PUT /api/job-settings', change);
    expect(conflict.json).toMatchObject({
      status: 409,
      current: { noShowFee: 125_00, noShowFeeCents: 125_00 },
    });
  });
});

it('the document says which amounts are dollars, and has both names where they are cents', () => {
  expect(document.info.description).toContain('Prices and quotes are whole US dollars.');
  expect(document.info.description).toContain('such as `amount` and `amountCents`');
  const line = document.paths?.['/api/bookings/{id}/lines']?.post;
  expect(line?.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          required: ['label'],
          anyOf: [{ required: ['amount'] }, { required: ['amountCents'] }],
          properties: { amountCents: { type: 'integer', description: expect.any(String) } },
        },
      },
    },
  });
});
