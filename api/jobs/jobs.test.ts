import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { jobForTest } from './testing/job-for-test.ts';

describe('GET /api/bookings/{id}/job', () => {
  it('is empty but for the price as booked', async () => {
    const { job } = await jobForTest();
    expect(await job()).toMatchObject({
      revision: 0,
      state: 'awaiting_payment',
      booked: 375_00,
      total: 375_00,
      due: 375_00,
      agreement: 'none',
      payment: 'due',
      paymentTime: 'inspection',
      canPayOnline: false,
      // Two days after its end (22 TAC §535.222).
      reportDueAt: '2026-12-02T17:00:00.000Z',
    });
  });
});

describe('a line of the price', () => {
  it('changes the total, with its reason for the owner alone', async () => {
    const { jobCall, view } = await jobForTest();
    const line = { label: 'Sewer scope', amount: 150_00, reason: 'Agreed on the phone' };
    const { status, job } = await jobCall('POST lines', line);
    expect(status).toBe(201);
    expect(job).toMatchObject({
      booked: 375_00,
      total: 525_00,
      lines: [{ ...line, kind: 'addition', by: 'Owner' }],
    });
    const { json, text } = await view();
    expect(json).toMatchObject({
      price: { total: 375 },
      job: { total: 525_00, lines: [{ label: 'Sewer scope', amount: 150_00 }] },
    });
    expect(text).not.toContain('Agreed on the phone');
  });

  it('is in the price of the booking wherever the owner gets it', async () => {
    const { jobCall, call, id, origin } = await jobForTest();
    const totals = async () => {
      const answers = await Promise.all(
        [`/${id}`, '', '?from=2026-11-30&to=2026-11-30'].map((path) =>
          call(`GET /api/bookings${path}`),
        ),
      );
      return answers.flatMap(({ json }) =>
        ('data' in json ? (json['data'] as object[]) : [json]).map(
          (booking) => (booking as { totalCents?: number }).totalCents,
        ),
      );
    };
    expect(await totals()).toEqual([375_00, 375_00, 375_00]);
    await jobCall('POST lines', { label: 'Sewer scope', amount: 150_00 });
    expect(await totals()).toEqual([525_00, 525_00, 525_00]);
    const { revision } = (await call(`GET /api/bookings/${id}`)).json as unknown as Versioned;
    const note = { revision, note: 'Gate code' };
    const changed = await call(`PATCH /api/bookings/${id}`, note, { Origin: origin });
    expect(changed.json).toMatchObject({ note: 'Gate code', totalCents: 525_00 });
    const outdated = await call(`PATCH /api/bookings/${id}`, note, { Origin: origin });
    expect(outdated.json).toMatchObject({ code: 'edit_conflict', current: { totalCents: 525_00 } });
  });

  it('takes the place of another, and is removed', async () => {
    const { jobCall } = await jobForTest();
    const added = await jobCall('POST lines', { label: 'Sewer scope', amount: 150_00 });
    const body = { label: 'Sewer scope', amount: 125_50, replaces: added.job.lines[0]?.id };
    const changed = await jobCall('POST lines', body);
    expect(changed.job).toMatchObject({
      total: 500_50,
      lines: [{ removed: { by: 'Owner' } }, { amount: 125_50 }],
    });
    const removed = await jobCall(`DELETE lines/${changed.job.lines[1]?.id}`);
    expect(removed.job.total).toBe(375_00);
    expect((await jobCall('DELETE lines/none')).status).toBe(404);
  });

  it('is a discount or a grant of a promotion when it takes something off', async () => {
    const { jobCall } = await jobForTest();
    await jobCall('POST lines', { label: 'Repeat client', amount: -25_00 });
    const promotion = { label: '$50 off', amount: -50_00, promotion: 'first' };
    const { job } = await jobCall('POST lines', promotion);
    expect(job).toMatchObject({
      total: 300_00,
      lines: [{ kind: 'discount' }, { kind: 'promotion', promotionId: 'first' }],
    });
  });

  it.each([
    ['amount', { label: 'Half a cent', amount: 0.5 }],
    ['amount', { label: 'A promotion that costs', amount: 5_00, promotion: 'first' }],
    ['amount', { label: 'A slip of the thumb', amount: 100_000_001 }],
    ['label', { label: ' ', amount: 5_00 }],
  ])('with a wrong %s is refused', async (field, body) => {
    const { jobCall, job } = await jobForTest();
    const answer = await jobCall('POST lines', body);
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toHaveProperty(field);
    expect((await job()).revision).toBe(0);
  });

  it.each([
    ['added', ['POST lines', { label: 'More than the price', amount: -375_01 }]],
    ['removed', ['DELETE lines/{id}']],
    ['replaced', ['POST lines', { label: 'Sewer scope', amount: 24_99, replaces: '{id}' }]],
  ] as const)('cannot take the price below zero when it is %s', async (_, [method, body]) => {
    const { jobCall, job, pay } = await jobForTest();
    await pay(1_00);
    const { job: added } = await jobCall('POST lines', { label: 'Sewer scope', amount: 25_00 });
    await jobCall('POST lines', { label: 'Repeat client', amount: -400_00 });
    const before = await job();
    const id = added.lines[0]?.id ?? '';
    const sent = body && { ...body, ...('replaces' in body && { replaces: id }) };
    const answer = await jobCall(method.replace('{id}', id), sent);
    expect(answer).toMatchObject({ status: 409, json: { code: 'price_below_zero' } });
    expect(fieldErrors(answer)).toHaveProperty('amount');
    expect(await job()).toEqual(before);
  });

  it('says that an inspection without a price is free, for which the report waits', async () => {
    const { jobCall, upload, clientCall, passUndoTime } = await jobForTest(
      {},
      { quote: undefined },
    );
    const { job } = await upload();
    expect(job).toMatchObject({ state: 'awaiting_price', block: 'not_priced' });
    expect((await clientCall('GET report.pdf')).status).toBe(404);
    const free = await jobCall('POST lines', { label: 'Free of charge', amount: 0 });
    expect(free.job).toMatchObject({ isPriced: true, total: 0, state: 'released' });
    passUndoTime();
    expect((await clientCall('GET report.pdf')).status).toBe(200);
  });

  it('is added once under one key', async () => {
    const { jobCall } = await jobForTest();
    const key = { 'Idempotency-Key': 'one' };
    const line = { label: 'Sewer scope', amount: 150_00 };
    await jobCall('POST lines', line, key);
    expect((await jobCall('POST lines', line, key)).job.lines).toHaveLength(1);
    const other = await jobCall('POST lines', { ...line, amount: 1_00 }, key);
    expect(other).toMatchObject({ status: 422, json: { code: 'idempotency_key_reused' } });
  });

  it('is one of fifty at most', async () => {
    const { jobCall } = await jobForTest();
    for (let count = 0; count < 50; count += 1) {
      await jobCall('POST lines', { label: 'Again', amount: 1 });
    }
    const full = await jobCall('POST lines', { label: 'Again', amount: 1 });
    expect(full).toMatchObject({ status: 409, json: { code: 'too_many_entries' } });
  });
});

describe('a payment', () => {
  it('is noted, in parts, until nothing is open', async () => {
    const { pay } = await jobForTest();
    expect((await pay(300_00)).job).toMatchObject({ payment: 'partly', due: 75_00 });
    expect((await pay(75_00, 'cash')).job).toMatchObject({
      state: 'ready',
      payment: 'paid',
      due: 0,
      payments: [{ method: 'check' }, { method: 'cash', by: 'Owner' }],
    });
  });

  it('is noted once for two taps, and by many at once', async () => {
    const { jobCall, job } = await jobForTest();
    const body = { amount: 375_00, method: 'card' };
    const taps = Array.from({ length: 10 }, () =>
      jobCall('POST payments', body, { 'Idempotency-Key': 'tap' }),
    );
    expect(new Set((await Promise.all(taps)).map(({ status }) => status))).toEqual(new Set([201]));
    expect((await job()).payments).toHaveLength(1);
    await Promise.all(Array.from({ length: 10 }, () => jobCall('POST payments', body)));
    expect((await job()).payments).toHaveLength(11);
  });

  it('can be taken back for five minutes', async () => {
    const { payOnly, jobCall, setTime } = await jobForTest();
    setTime('2026-11-30T18:00:00Z');
    const { job } = await payOnly();
    const [payment] = job.payments;
    setTime('2026-11-30T18:04:59.999Z');
    expect((await jobCall(`DELETE payments/${payment?.id}`)).job).toMatchObject({
      due: 375_00,
      payments: [{ undone: { by: 'Owner' } }],
    });
    const [, again] = (await payOnly()).job.payments;
    setTime('2026-11-30T18:09:59.999Z');
    const late = await jobCall(`DELETE payments/${again?.id}`);
    expect(late).toMatchObject({ status: 409, json: { code: 'undo_too_late' } });
  });

  it('is refunded, up to what it was', async () => {
    const { pay, jobCall } = await jobForTest();
    const [payment] = (await pay(400_00)).job.payments;
    const refund = (amount: number) => jobCall(`POST payments/${payment?.id}/refund`, { amount });
    expect((await refund(25_00)).job).toMatchObject({ paid: 400_00, refunded: 25_00, due: 0 });
    const more = await refund(375_01);
    expect(more.status).toBe(422);
    expect(fieldErrors(more)).toHaveProperty('amount');
    expect((await jobCall('POST payments/none/refund', { amount: 1 })).status).toBe(404);
  });

  it('has a receipt for the owner, and for the client once it cannot be undone', async () => {
    const { payOnly, jobCall, clientCall, passUndoTime } = await jobForTest();
    const [payment] = (await payOnly()).job.payments;
    expect((await clientCall(`GET receipt/${payment?.id}.pdf`)).status).toBe(404);
    passUndoTime();
    const owners = await jobCall(`GET payments/${payment?.id}/receipt.pdf`);
    const clients = await clientCall(`GET receipt/${payment?.id}.pdf`);
    for (const { status, headers, text } of [owners, clients]) {
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toBe('application/pdf');
      expect(headers.get('Cache-Control')).toContain('no-store');
      expect(text).toMatch(/^%PDF-/);
    }
    expect((await clientCall('GET receipt/none.pdf')).status).toBe(404);
  });

  it('that was taken back has no receipt', async () => {
    const { payOnly, jobCall, clientCall } = await jobForTest();
    const [payment] = (await payOnly()).job.payments;
    await jobCall(`DELETE payments/${payment?.id}`);
    expect((await clientCall(`GET receipt/${payment?.id}.pdf`)).status).toBe(404);
  });

  it.each([
    { amount: 0, method: 'cash' },
    { amount: -1, method: 'cash' },
    { amount: 1.5, method: 'cash' },
    { amount: 1, method: 'online' },
    { amount: '375', method: 'cash' },
  ])('as %j is refused', async (body) => {
    const { jobCall } = await jobForTest();
    expect((await jobCall('POST payments', body)).status).toBe(422);
  });
});

describe('an outcome', () => {
  it('of a missed appointment is noted from its start on, with its fee in place of the price', async () => {
    const { jobCall, setTime } = await jobForTest();
    const note = () => jobCall('PUT outcome', { outcome: 'no_show', fee: 150_00 });
    setTime('2026-11-30T13:59:59Z');
    expect(await note()).toMatchObject({ status: 409, json: { code: 'appointment_ahead' } });
    setTime('2026-11-30T14:00:00Z');
    expect((await note()).job).toMatchObject({
      state: 'ended',
      total: 150_00,
      outcome: { what: 'no_show', by: 'Owner' },
      lines: [{ kind: 'no_show_fee', amount: 150_00 }],
    });
    const other = await jobCall('PUT outcome', { outcome: 'no_show', fee: 50_00 });
    expect(other.job.total).toBe(50_00);
    expect((await jobCall('DELETE outcome')).job).toMatchObject({ total: 375_00 });
    expect((await jobCall('DELETE outcome')).status).toBe(404);
  });

  it('has the words of its fee in the client’s language', async () => {
    const { jobCall, setTime } = await jobForTest({}, { locale: 'es' });
    setTime('2026-11-30T14:00:00Z');
    const { job } = await jobCall('PUT outcome', { outcome: 'no_show', fee: 150_00 });
    expect(job.lines).toMatchObject([{ label: 'Cita perdida' }]);
  });

  it('of a late cancellation is not noted for one in time', async () => {
    const { jobCall, call, id } = await jobForTest();
    await call(`PATCH /api/bookings/${id}`, { revision: 1, action: 'cancel' });
    const refused = await jobCall('PUT outcome', { outcome: 'late_cancellation', fee: 100_00 });
    expect(fieldErrors(refused)).toHaveProperty('outcome');
  });

  it('of a late cancellation needs a cancellation', async () => {
    const { jobCall, call, id, setTime } = await jobForTest();
    setTime('2026-11-30T12:00:00Z');
    const note = () => jobCall('PUT outcome', { outcome: 'late_cancellation', fee: 100_00 });
    expect(fieldErrors(await note())).toHaveProperty('outcome');
    await call(`PATCH /api/bookings/${id}`, { revision: 1, action: 'cancel' });
    expect((await jobCall('PUT outcome', { outcome: 'no_show' })).status).toBe(422);
    expect((await note()).job).toMatchObject({ state: 'ended', due: 100_00 });
  });
});

it('nothing of a deleted or erased booking can be changed', async () => {
  const { pay, jobCall, call, id } = await jobForTest();
  await call(`POST /api/bookings/selection`, {
    action: 'delete',
    records: [{ id, revision: 1 }],
  });
  expect((await pay()).status).toBe(404);
  expect((await jobCall('POST lines', { label: 'Radon', amount: 1_00 })).status).toBe(404);
});

describe('PUT /api/job-settings', () => {
  const settings = { paymentTime: 'closing', linkMonths: 36, signWhenBooking: true } as const;

  it('decides when payment is due', async () => {
    const { call, job, clientCall, upload } = await jobForTest();
    const saved = await call('PUT /api/job-settings', { ...settings, revision: 1 });
    expect(saved.json).toEqual({ ...settings, revision: 2 });
    await upload();
    // Nothing was signed or paid, but nothing is due before closing.
    expect(await job()).toMatchObject({ paymentTime: 'closing', state: 'released', due: 375_00 });
    expect((await clientCall('GET report.pdf')).status).toBe(200);
  });

  it.each([{ linkMonths: 0 }, { linkMonths: 121 }, { paymentTime: 'later' }, { noShowFee: -1 }])(
    'refuses %j',
    async (changes) => {
      const { call } = await jobForTest();
      const body = { ...settings, revision: 1, ...changes };
      expect(fieldErrors(await call('PUT /api/job-settings', body))).toHaveProperty(
        Object.keys(changes)[0] ?? '',
      );
    },
  );
});
