import { expect, it } from 'vitest';
import { jobForTest } from '#api/jobs/testing/job-for-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';

const template = {
  name: 'All homes',
  locale: 'en',
  inspectionTypes: [],
  text: 'With {{client}} for {{address}}.\n\n{{fees}}',
};
const reason = 'A misspelled name';

/** A job that is signed, with a report that waits for its payment. */
async function signedJob() {
  const test = await jobForTest();
  const { call, clientCall, id, upload } = test;
  await call('POST /api/agreement-templates', template);
  const sign = async (name = 'Grace Hollowbrook') => {
    const { version } = (await clientCall('GET agreement')).json as { version?: string };
    return clientCall('POST agreement', { version, name, consent: true });
  };
  expect((await sign()).status).toBe(200);
  await upload();
  const correct = async (changes: Record<string, unknown>) => {
    const { revision } = (await call(`GET /api/bookings/${id}`)).json as { revision?: number };
    const { date: _date, time: _time, ...details } = bookingBody(changes);
    return call(`PUT /api/bookings/${id}/details`, { ...details, revision, anyway: true });
  };
  return { ...test, sign, correct };
}

it('a corrected client or address asks for another signature, for which the report waits', async () => {
  const { correct, sign, pay, job, clientCall, passUndoTime } = await signedJob();
  await correct({ name: 'Grace Hollow', address: '9 Pecan Ct, Frisco, TX 75034' });
  expect(await job()).toMatchObject({
    state: 'awaiting_signature',
    agreement: 'outdated',
    changedTerms: ['client', 'address'],
    signatures: [{ isCurrent: false }],
  });
  await pay();
  expect((await clientCall('GET report.pdf')).json.code).toBe('agreement_unsigned');
  await sign('Grace Hollow');
  expect(await job()).toMatchObject({ agreement: 'signed', changedTerms: [] });
  passUndoTime();
  expect((await clientCall('GET report.pdf')).status).toBe(200);
});

it('the owner’s word that it is the same counts, and is in the PDF', async () => {
  const { correct, jobCall, clientCall, pay } = await signedJob();
  await correct({ name: 'Grace Hollow' });
  const confirmed = await jobCall('POST agreement/confirm', { reason });
  expect(confirmed.job).toMatchObject({
    agreement: 'signed',
    state: 'awaiting_payment',
    confirmations: [{ by: 'Owner', reason }],
  });
  const { text } = await clientCall('GET agreement.pdf');
  expect(text).toMatch(/^%PDF-/);
  await pay();
  expect((await clientCall('GET report.pdf')).status).toBe(200);
});

it.each([
  ['a higher price', 'higher_price_unsigned', { label: 'Pool', amount: 75_00 }],
  ['what is signed', 'agreement_current', undefined],
] as const)('is refused for %s', async (_, code, line) => {
  const { jobCall, job } = await signedJob();
  if (line) await jobCall('POST lines', line);
  const refused = await jobCall('POST agreement/confirm', { reason });
  expect(refused).toMatchObject({ status: 409, json: { code } });
  expect((await job()).confirmations).toEqual([]);
  expect((await jobCall('POST agreement/confirm', { reason: ' ' })).status).toBe(422);
});

it('a correction while a payment can still be undone keeps the report back', async () => {
  const { correct, payOnly, job, clientCall, passUndoTime } = await signedJob();
  expect((await payOnly()).job.state).toBe('released');
  await correct({ name: 'Grace Hollow' });
  expect((await job()).state).toBe('awaiting_signature');
  passUndoTime();
  expect((await clientCall('GET report.pdf')).json.code).toBe('agreement_unsigned');
});
