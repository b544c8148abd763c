import { expect, it } from 'vitest';
import { jobForTest } from '#api/jobs/testing/job-for-test.ts';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { fieldErrors } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import { sampleLine, samplePayment } from '#domain/jobs/testing/sample-job.ts';

it('a month shows what was billed, paid, paid back and is open', async () => {
  const { pay, jobCall, call, setTime, id } = await jobForTest();
  setTime('2026-11-30T18:00:00Z');
  const [payment] = (await pay(300_00)).job.payments;
  await jobCall(`POST payments/${payment?.id}/refund`, { amount: 50_00, note: 'Too much' });
  const { json } = await call('GET /api/money?month=2026-11');
  expect(json).toMatchObject({
    totals: { billed: 375_00, paid: 300_00, refunded: 50_00, open: 125_00 },
    movements: [
      { kind: 'payment', bookingId: id, date: '2026-11-30', method: 'check' },
      { kind: 'refund', amount: 50_00, note: 'Too much' },
    ],
    open: [{ bookingId: id, name: 'Grace Hollowbrook', street: '7 Pecan Ct', due: 125_00 }],
  });
  const cash = await call('GET /api/money?month=2026-11&method=cash');
  expect(cash.json).toMatchObject({ movements: [], totals: { paid: 0 } });
});

it('a month that is none is refused', async () => {
  const { call } = await jobForTest();
  const { text, ...answer } = await call('GET /api/money?month=2026-13');
  expect(fieldErrors({ text, ...answer })).toHaveProperty('month');
  const reversed = await call('GET /api/money/bookings.csv?from=2026-12&to=2026-11');
  expect(fieldErrors(reversed)).toHaveProperty('to');
});

it('the files for the tax adviser have amounts in dollars and no formulas', async () => {
  const { pay, jobCall, call, setTime } = await jobForTest({}, { name: '=HYPERLINK("x")' });
  setTime('2026-11-30T18:00:00Z');
  await jobCall('POST lines', { label: 'Repeat client', amount: -25_50 });
  const [payment] = (await pay(300_00)).job.payments;
  await jobCall(`POST payments/${payment?.id}/refund`, { amount: 1_00, note: '+1' });
  const range = 'from=2026-11&to=2026-11';
  const bookings = await call(`GET /api/money/bookings.csv?${range}`);
  expect(bookings.headers.get('Content-Disposition')).toContain('bookings-2026-11-2026-11.csv');
  expect(bookings.text.split('\r\n')[1]).toMatch(
    /^"2026-11-30","[^"]+","'=HYPERLINK\(""x""\)","7 Pecan Ct, Frisco, TX",".+","confirmed","375.00","-25.50","349.50","300.00","1.00","0.00","50.50"$/,
  );
  const payments = await call(`GET /api/money/payments.csv?${range}`);
  const [, paid = '', refunded = ''] = payments.text.split('\r\n');
  expect(paid).toContain('"2026-11-30","12:00","payment","check","300.00"');
  expect(refunded).toContain('"refund","check","-1.00"');
  expect(refunded).toMatch(/"'\+1"$/);
  const before = await call('GET /api/money/payments.csv?from=2026-10&to=2026-10');
  expect(before.text.trim().split('\r\n')).toHaveLength(1);
});

it('the file for QuickBooks Online has its three columns, as Intuit documents them', async () => {
  const { pay, jobCall, call, setTime } = await jobForTest({}, { name: '=Añá "N0" O’Hara, -2+3' });
  setTime('2026-11-30T18:00:00Z');
  await jobCall('POST lines', { label: 'Repairs', amount: 1_000_00 });
  const [payment] = (await pay(1_234_50)).job.payments;
  await jobCall(`POST payments/${payment?.id}/refund`, { amount: 1_00, note: '=1+1' });
  const answer = await call('GET /api/money/quickbooks.csv?from=2026-11&to=2026-11');
  expect(answer.headers.get('Content-Disposition')).toContain('quickbooks-2026-11-2026-11.csv');
  expect(answer.text).toBe(
    [
      'Date,Description,Amount',
      '11/30/2026,Payment check Ana N O Hara,1234.50',
      '11/30/2026,Refund check Ana N O Hara,-1.00',
      '',
    ].join('\r\n'),
  );
  const before = await call('GET /api/money/quickbooks.csv?from=2026-10&to=2026-10');
  expect(before.text).toBe('Date,Description,Amount\r\n');
});

it('open jobs say what is missing', async () => {
  const { call, setTime, id, jobCall, upload, pay } = await jobForTest();
  const open = async () => (await call('GET /api/bookings/jobs/open')).json;
  await jobCall('PUT video', { video: 'https://video.example/1' });
  expect(await open()).toEqual({ data: [] });
  setTime('2026-11-30T17:00:00Z');
  expect(await open()).toMatchObject({
    data: [
      { bookingId: id, needs: ['payment', 'report'], reportDueAt: '2026-12-02T17:00:00.000Z' },
    ],
  });
  await upload();
  await pay();
  expect(await open()).toEqual({ data: [] });
});

it('an appointment from before the first noted job is billed, and its payment is not noted', async () => {
  const { call, send, setTime, id } = await jobForTest();
  setTime('2026-12-02T18:00:00Z');
  const quote = { propertyType: 'residential', squareFootage: 2400 };
  const body = bookingBody({ quote, date: '2026-12-07', email: 'later@example.com' });
  const later = (await send('POST /api/calendar/book', { body })).json as unknown as { id: string };
  const cash = { amount: 375_00, method: 'cash' };
  expect((await call(`POST /api/bookings/${later.id}/payments`, cash)).status).toBe(201);
  const { json } = await call('GET /api/money?month=2026-11');
  expect(json).toMatchObject({ totals: { billed: 375_00, unnoted: 375_00, open: 0 }, open: [] });
  const { text } = await call('GET /api/money/bookings.csv?from=2026-11&to=2026-12');
  const [, before, after] = text.split('\r\n');
  expect(before).toContain(`"${id}"`);
  expect(before).toMatch(/"375\.00","not noted","not noted","not noted","not noted"$/);
  expect(after).toMatch(/"375\.00","375\.00","0\.00","0\.00","0\.00"$/);
  // It is over, and the owner is not asked for it.
  expect((await call('GET /api/bookings/jobs/open')).json).toEqual({ data: [] });
});

it('the price of a booking that an earlier version erased is not known', async () => {
  const dataDir = await temporaryFolder();
  const store = await storeForTest(dataDir);
  const erasedAt = '2026-11-25T15:00:00.000Z';
  const booking = sampleBooking({ date: '2026-11-24', erasedAt });
  await store.reserveSlot(booking);
  await store.jobs.change(booking, (job) => {
    return {
      next: { ...job, payments: [samplePayment()], lines: [sampleLine()] },
      result: undefined,
    };
  });
  await store.close();
  const { call } = await signedInOwner({ dataDir });
  const { json } = await call('GET /api/money?month=2026-11');
  expect(json).toMatchObject({ totals: { billed: 400_00, open: 0 }, open: [] });
  const { text } = await call('GET /api/money/bookings.csv?from=2026-11&to=2026-11');
  expect(text.trim()).toMatch(
    /"not known","not known","not known","400\.00","0\.00","0\.00","not known"$/,
  );
});
