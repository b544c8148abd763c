import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { jobForTest, pdfText } from '#api/jobs/testing/job-for-test.ts';
import { REPORT_BYTES_MAX } from './pdf-stream.ts';

const named = (name: string) => ({ 'X-File-Name': encodeURIComponent(name) });

/** An upload on a connection of its own, to be written as the test wants. */
function rawUpload(
  api: Pick<Awaited<ReturnType<typeof jobForTest>>, 'url' | 'headers' | 'id'>,
  length: number,
  body: string,
) {
  const { host, port } = new URL(api.url);
  const lines = [
    `POST /api/bookings/${api.id}/report HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${api.headers.Cookie}`,
    `Origin: ${api.headers.Origin}`,
    'Content-Type: application/pdf',
    `Content-Length: ${length}`,
    '',
    body,
  ];
  return { socket: connect(Number(port), '127.0.0.1'), request: lines.join('\r\n') };
}

describe('an uploaded report', () => {
  it('is kept back until it is paid, by each way to it', async () => {
    const { upload, pay, clientCall, view, job } = await jobForTest();
    const { status, job: uploaded } = await upload(
      pdfText('Findings'),
      named('Jo Park (972) 555-0100.pdf'),
    );
    expect(status).toBe(201);
    expect(uploaded).toMatchObject({
      state: 'awaiting_payment',
      block: 'payment_due',
      reports: [{ fileName: 'Jo Park (972) 555-0100.pdf', bytes: 39, by: 'Owner' }],
    });
    const refused = await clientCall('GET report.pdf');
    expect(refused).toMatchObject({ status: 403, json: { code: 'payment_due' } });
    expect(refused.text).not.toContain('Findings');
    expect((await clientCall('HEAD report.pdf')).status).toBe(403);
    expect((await view()).json).toMatchObject({ job: { block: 'payment_due' } });

    await pay();
    expect(await job()).toMatchObject({ state: 'released', released: { by: '' } });
    const read = await clientCall('GET report.pdf');
    expect(read.text).toBe(pdfText('Findings'));
    expect(read.headers.get('Content-Disposition')).toBe(
      'attachment; filename="inspection-report-2026-11-30.pdf"',
    );
    expect((await view()).text).not.toMatch(/Park|0100/);
    expect(read.headers.get('Cache-Control')).toBe('private, no-store');
    expect(read.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  });

  it('is said to be kept back before there is one', async () => {
    const { pay, clientCall } = await jobForTest();
    expect((await clientCall('GET report.pdf')).json.code).toBe('payment_due');
    await pay();
    expect((await clientCall('GET report.pdf')).json.code).toBe('not_found');
  });

  it('is released by the owner whatever is open, once there is one', async () => {
    const { jobCall, upload, clientCall, passUndoTime } = await jobForTest();
    const early = await jobCall('POST release');
    expect(early).toMatchObject({ status: 409, json: { code: 'report_missing' } });
    await upload();
    expect((await jobCall('POST release')).job).toMatchObject({
      state: 'released',
      due: 375_00,
      released: { by: 'Owner' },
    });
    expect((await clientCall('GET report.pdf')).status).toBe(404);
    passUndoTime();
    expect((await clientCall('GET report.pdf')).status).toBe(200);
  });

  it('is read in parts, and asked about', async () => {
    const { upload, pay, path, send } = await jobForTest();
    await upload(pdfText('0123456789'));
    await pay();
    const part = await send(`GET ${path}/report.pdf`, { headers: { Range: 'bytes=9-13' } });
    expect(part).toMatchObject({ status: 206, text: '01234' });
    expect(part.headers.get('Content-Range')).toBe('bytes 9-13/41');
    const beyond = await send(`GET ${path}/report.pdf`, { headers: { Range: 'bytes=41-' } });
    expect(beyond.status).toBe(416);
    const asked = await send(`HEAD ${path}/report.pdf`);
    expect(asked.headers.get('Content-Length')).toBe('41');
    expect(asked.text).toBe('');
  });

  it('keeps its earlier versions for the owner; the client reads the last', async () => {
    const { upload, pay, clientCall, jobCall } = await jobForTest();
    await upload(pdfText('first'));
    const { job } = await upload(pdfText('second'), named('Corrected.pdf'));
    await pay();
    expect((await clientCall('GET report.pdf')).text).toBe(pdfText('second'));
    const [first, second] = job.reports;
    expect((await jobCall(`GET report/${first?.id}.pdf`)).text).toBe(pdfText('first'));
    expect((await jobCall(`GET report/${second?.id}.pdf`)).text).toBe(pdfText('second'));
    expect((await jobCall('GET report/none.pdf')).status).toBe(404);
  });

  it('sent again under the same key is one version', async () => {
    const { upload } = await jobForTest();
    const key = { 'Idempotency-Key': 'once' };
    await upload(pdfText('first'), key);
    expect((await upload(pdfText('first'), key)).job.reports).toHaveLength(1);
    const other = await upload(pdfText('other'), key);
    expect(other).toMatchObject({ status: 422, json: { code: 'idempotency_key_reused' } });
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page after a start', '%PDF-1.7 <html></html>'],
    ['nothing', ''],
    ['a torn file', pdfText().slice(0, -6)],
    ['a file torn after its first version', `${pdfText()}2 0 obj\n<<>>\nend`],
    ['a PDF after 1,024 other bytes', ' '.repeat(1024) + pdfText()],
    ['a start and an end without a page', '%PDF-1.7\n%%EOF\n'],
    ['an archive', 'PK\u0003\u0004 %PDF-1.7 %%EOF'],
  ])('that is %s is refused and not stored', async (_name, content) => {
    const { upload, job } = await jobForTest();
    const refused = await upload(content);
    expect(refused).toMatchObject({ status: 415, json: { code: 'unsupported_media_type' } });
    expect((await job()).reports).toEqual([]);
  });

  it.each([
    ['a byte order mark', `\uFEFF${pdfText()}`],
    ['blank lines before it', `\r\n\n${pdfText()}`],
    ['1,023 bytes before it', 'x'.repeat(1023) + pdfText()],
    ['kilobytes after its end', `${pdfText()}${'\0'.repeat(5000)}<p>Sent by our portal</p>`],
    ['a lost last line', pdfText().replace('%%EOF', 'startxref\n9')],
    ['a second version', `${pdfText()}2 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF`],
  ])('with %s is taken as it is', async (_name, content) => {
    const { upload, pay, clientCall } = await jobForTest();
    expect((await upload(content)).status).toBe(201);
    await pay();
    // `text` of a response leaves out a byte order mark.
    expect((await clientCall('GET report.pdf')).text).toBe(content.replace('\uFEFF', ''));
  });

  it('is refused as another type', async () => {
    const { upload } = await jobForTest();
    expect((await upload(pdfText(), { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  it('of more than 50 MB is refused at once, and while it arrives', async () => {
    const { upload, url, headers, id, job } = await jobForTest();
    const { socket, request } = rawUpload({ url, headers, id }, 2 * 1024 ** 3, '');
    socket.write(request);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /);
    const tooLong = await upload(pdfText('x'.repeat(REPORT_BYTES_MAX)));
    expect(tooLong).toMatchObject({ status: 413, json: { code: 'body_too_large' } });
    expect((await job()).reports).toEqual([]);
  });

  it('that is refused on its way leaves the connection for what follows', async () => {
    const { url, headers, id } = await jobForTest();
    const size = 3 * 1024 * 1024;
    const { socket, request } = rawUpload({ url, headers, id }, size, 'x'.repeat(size));
    const next = [
      'GET /healthz HTTP/1.1',
      `Host: ${new URL(url).host}`,
      'Connection: close',
      '',
      '',
    ];
    socket.write(request + next.join('\r\n'));
    const answers = Buffer.concat(await Array.fromAsync(socket)).toString();
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 200']);
  });

  it('that breaks off leaves nothing', async () => {
    const { url, headers, id, job, pay, upload, clientCall } = await jobForTest();
    const { socket, request } = rawUpload({ url, headers, id }, 1000, '%PDF-1.7 half of it');
    socket.write(request, () => socket.destroy());
    await once(socket, 'close');
    expect((await job()).reports).toEqual([]);
    await upload();
    await pay();
    expect((await clientCall('GET report.pdf')).text).toBe(pdfText());
  });
});

it('a price that changes while it is paid lets nobody read the report', async () => {
  const { upload, payOnly, jobCall, clientCall, job, passUndoTime } = await jobForTest();
  await upload();
  await Promise.all([payOnly(), jobCall('POST lines', { label: 'Radon test', amount: 90_00 })]);
  passUndoTime();
  // Whichever came first.
  expect(await job()).toMatchObject({ state: 'awaiting_payment', due: 90_00 });
  expect((await clientCall('GET report.pdf')).status).toBe(403);
});

it('a guessed link opens no report', async () => {
  const { upload, jobCall, send } = await jobForTest();
  await upload();
  await jobCall('POST release');
  for (const path of ['appointments', 'reports']) {
    const guessed = await send(`GET /api/${path}/0123456789abcdef0123456789abcdef/report.pdf`);
    expect(guessed.status).toBe(404);
  }
});

it('is kept back until the agreement is signed', async () => {
  const { call, upload, pay, clientCall } = await jobForTest();
  const agreement = { name: 'Any', locale: 'en', inspectionTypes: [], text: 'For {{client}}' };
  await call('POST /api/agreement-templates', agreement);
  await upload();
  await pay();
  const refused = await clientCall('GET report.pdf');
  expect(refused).toMatchObject({ status: 403, json: { code: 'agreement_unsigned' } });
  const { version } = (await clientCall('GET agreement')).json as unknown as { version: string };
  const signed = { version, name: 'Grace Hollowbrook', consent: true };
  expect((await clientCall('POST agreement', signed)).status).toBe(200);
  expect((await clientCall('GET report.pdf')).status).toBe(200);
});

describe('the agent', () => {
  const agent = { agentName: 'Jane Doe', agentEmail: 'jane@realty.example', agentCopy: true };

  it('is let in by the client, and out', async () => {
    const { clientCall, job, view } = await jobForTest({}, agent);
    expect((await view()).json).toMatchObject({ job: { agent: { name: 'Jane Doe' } } });
    const agreed = await clientCall('POST agent', { consent: true });
    expect(agreed.json).toMatchObject({ job: { agent: { consentedAt: expect.any(String) } } });
    expect(await job()).toMatchObject({ agentConsentedAt: expect.any(String) });
    await clientCall('POST agent', { consent: false });
    expect(await job()).not.toHaveProperty('agentConsentedAt');
  });

  it('is not there when the booking names none, or was canceled', async () => {
    const without = await jobForTest();
    const refused = await without.clientCall('POST agent', { consent: true });
    expect(refused).toMatchObject({ status: 409, json: { code: 'appointment_not_changeable' } });
    const { clientCall, call, id } = await jobForTest({}, agent);
    await call(`PATCH /api/bookings/${id}`, { revision: 1, action: 'cancel' });
    expect((await clientCall('POST agent', { consent: true })).status).toBe(409);
  });
});
