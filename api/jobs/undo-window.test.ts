import { expect, it } from 'vitest';
import { jobForTest } from './testing/job-for-test.ts';

const UNDONE = '2026-11-25T18:00:00.020Z';
const LAST = '2026-11-25T18:04:59.999Z';
const SETTLED = '2026-11-25T18:05:00.000Z';
const LATER = '2026-11-25T20:00:00.000Z';

/** A report that waits for its payment alone, on November 25 at 6 PM UTC. */
async function waiting() {
  const test = await jobForTest();
  test.setTime('2026-11-25T17:00:00Z');
  await test.upload();
  test.setTime('2026-11-25T18:00:00Z');
  return test;
}

it('a payment that is undone after 20 ms has opened nothing', async () => {
  const { payOnly, jobCall, clientCall, view, setTime, job } = await waiting();
  const { job: paid } = await payOnly();
  const id = paid.payments[0]?.id;
  expect(paid).toMatchObject({ due: 0, state: 'released', released: { at: SETTLED, by: '' } });
  setTime(UNDONE);
  expect((await clientCall('GET report.pdf')).status).toBe(404);
  expect((await clientCall(`GET receipt/${id}.pdf`)).status).toBe(404);
  expect((await view()).json).toMatchObject({
    job: {
      state: 'ready',
      block: 'being_checked',
      isChecked: false,
      payments: [{ isChecked: false }],
    },
  });

  expect((await jobCall(`DELETE payments/${id}`)).job).toMatchObject({
    state: 'awaiting_payment',
    block: 'payment_due',
  });
  setTime(LATER);
  expect(await job()).not.toHaveProperty('released');
  expect((await clientCall('GET report.pdf')).json.code).toBe('payment_due');
});

it('a payment counts from the moment in which it cannot be undone', async () => {
  const { payOnly, jobCall, clientCall, view, setTime } = await waiting();
  const [payment] = (await payOnly()).job.payments;
  setTime(LAST);
  expect((await clientCall('GET report.pdf')).status).toBe(404);
  setTime(SETTLED);
  expect((await clientCall('GET report.pdf')).status).toBe(200);
  expect((await clientCall(`GET receipt/${payment?.id}.pdf`)).status).toBe(200);
  expect((await view()).json).toMatchObject({
    job: { state: 'released', isChecked: true, payments: [{ isChecked: true }] },
  });
  const late = await jobCall(`DELETE payments/${payment?.id}`);
  expect(late).toMatchObject({ status: 409, json: { code: 'undo_too_late' } });
});

it('a mistyped discount opens nothing as long as it can be taken back', async () => {
  const { payOnly, jobCall, clientCall, setTime } = await waiting();
  await payOnly(300_00);
  setTime(LATER);
  const { job } = await jobCall('POST lines', { label: 'Repeat client', amount: -75_00 });
  expect(job).toMatchObject({ due: 0, state: 'released' });
  expect((await clientCall('GET report.pdf')).status).toBe(404);
  await jobCall(`DELETE lines/${job.lines[0]?.id}`);
  setTime('2026-11-26T20:00:00.000Z');
  expect((await clientCall('GET report.pdf')).json.code).toBe('payment_due');
});

it('a receipt does not count what can still be undone', async () => {
  const { payOnly, clientCall, setTime, jobCall } = await jobForTest();
  setTime('2026-11-25T18:00:00Z');
  const [payment] = (await payOnly(300_00)).job.payments;
  setTime(LATER);
  const receipt = async () => (await clientCall(`GET receipt/${payment?.id}.pdf`)).text;
  const before = await receipt();
  const { job } = await payOnly(75_00);
  expect(await receipt()).toBe(before);
  await jobCall(`DELETE payments/${job.payments[1]?.id}`);
  expect(await receipt()).toBe(before);
});
