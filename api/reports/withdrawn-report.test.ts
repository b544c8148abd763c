import { describe, expect, it } from 'vitest';
import { jobForTest, pdfText } from '#api/jobs/testing/job-for-test.ts';

const kinds = ({ json }: { json: unknown }) =>
  (json as { data: { kind: string }[] }).data
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('report_'))
    .sort();

describe('an upload', () => {
  it('is nowhere to be seen before its ten minutes are over, and is taken back without a trace', async () => {
    const { uploadOnly, pay, jobCall, clientCall, view, call, setTime, job } = await jobForTest();
    await pay();
    const { job: uploaded } = await uploadOnly(pdfText('wrong house'));
    expect(uploaded.state).toBe('released');
    expect((await clientCall('GET report.pdf')).status).toBe(404);
    const { json } = await view();
    expect(json).toMatchObject({ job: { state: 'ready', block: 'report_missing' } });
    expect(json).not.toHaveProperty('job.report');

    const id = uploaded.reports[0]?.id;
    const undone = await jobCall(`DELETE report/${id}`);
    expect(undone).toMatchObject({
      status: 200,
      job: { state: 'ready', block: 'report_missing', reports: [{ withdrawn: { by: 'Owner' } }] },
    });
    setTime('2026-11-25T12:00:00Z');
    expect((await clientCall('GET report.pdf')).status).toBe(404);
    expect(kinds(await call('GET /api/messages?limit=100'))).toEqual([]);
    expect((await jobCall(`GET report/${id}.pdf`)).text).toBe(pdfText('wrong house'));
    expect(await job()).not.toHaveProperty('released');
  });

  it('of a corrected report leaves the earlier one until its ten minutes are over', async () => {
    const { upload, uploadOnly, pay, clientCall, jobCall, passUndoTime } = await jobForTest();
    await pay();
    await upload(pdfText('first'));
    const { job } = await uploadOnly(pdfText('second'));
    expect((await clientCall('GET report.pdf')).text).toBe(pdfText('first'));
    await jobCall(`DELETE report/${job.reports[1]?.id}`);
    passUndoTime();
    expect((await clientCall('GET report.pdf')).text).toBe(pdfText('first'));
  });

  it('cannot be undone once it can be read', async () => {
    const { upload, pay, jobCall, clientCall } = await jobForTest();
    await pay();
    const { job } = await upload();
    const late = await jobCall(`DELETE report/${job.reports[0]?.id}`);
    expect(late).toMatchObject({ status: 409, json: { code: 'report_readable' } });
    expect((await clientCall('GET report.pdf')).status).toBe(200);
    expect((await jobCall('DELETE report/none')).status).toBe(404);
  });
});

describe('a withdrawn report', () => {
  it('ends the client’s link, stays with the owner, and waits for payment again', async () => {
    const { upload, pay, jobCall, clientCall, passUndoTime } = await jobForTest();
    await pay();
    const { job } = await upload(pdfText('first'));
    expect((await clientCall('GET report.pdf')).status).toBe(200);
    const { job: withdrawn } = await jobCall('POST report/withdraw');
    expect(withdrawn).toMatchObject({
      state: 'ready',
      block: 'report_missing',
      reports: [{ withdrawn: { by: 'Owner', wasReadable: true } }],
    });
    expect((await clientCall('GET report.pdf')).status).toBe(404);
    expect((await jobCall(`GET report/${job.reports[0]?.id}.pdf`)).text).toBe(pdfText('first'));
    const again = await jobCall('POST report/withdraw');
    expect(again).toMatchObject({ status: 409, json: { code: 'report_missing' } });

    await jobCall('POST lines', { label: 'Radon test', amount: 90_00 });
    await upload(pdfText('second'));
    const refused = await clientCall('GET report.pdf');
    expect(refused).toMatchObject({ status: 403, json: { code: 'payment_due' } });
    await pay(90_00);
    passUndoTime();
    expect((await clientCall('GET report.pdf')).text).toBe(pdfText('second'));
  });

  it('that nobody could read yet is withdrawn without a word', async () => {
    const { upload, jobCall } = await jobForTest();
    await upload();
    const { job } = await jobCall('POST report/withdraw');
    expect(job.reports[0]?.withdrawn).not.toHaveProperty('wasReadable');
  });
});
