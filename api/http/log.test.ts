import { rm, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { apiForTest, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';

const parsed = (lines: string[]) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown> & { err?: { stack: string } });

it('writes one line per request: pattern, status, time and id', async () => {
  const lines: string[] = [];
  const api = await apiForTest({ onLog: (line) => lines.push(line) });
  const answer = await api.send('GET /api/calendar/slots?date=2026-11-30');
  expect(parsed(lines)).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      requestId: answer.headers.get('X-Request-Id'),
      method: 'GET',
      route: '/api/calendar/slots',
      status: 200,
      ms: expect.any(Number),
    },
  ]);
});

it('writes the id of the caller’s trace, and nothing else of its headers', async () => {
  const lines: string[] = [];
  const api = await apiForTest({ onLog: (line) => lines.push(line) });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const call = (traceparent: string) =>
    api.send('GET /healthz', { headers: { traceparent, tracestate: 'zq7mark=1' } });
  await call(`00-${traceId}-00f067aa0ba902b7-01`);
  await call('zq7mark');
  const [continued, own] = parsed(lines);
  expect(continued).toMatchObject({ traceId, route: '/healthz' });
  expect(own).not.toHaveProperty('traceId');
  expect(lines.join('')).not.toContain('zq7mark');
});

it('writes no personal data, wherever it was sent', async () => {
  const lines: string[] = [];
  let clock = () => NOW;
  const api = await apiForTest({
    ownerPassword: PASSWORD,
    clock: () => clock(),
    trustProxy: 1,
    rateLimit: true,
    onLog: (line) => lines.push(line),
  });
  const mark = 'zq7mark';
  const headers = {
    'User-Agent': mark,
    Referer: `https://${mark}.example/`,
    'X-Forwarded-For': '203.0.113.77',
    'X-Request-Id': mark,
    'Idempotency-Key': mark,
    Cookie: `session=${mark}`,
  };
  const contact = contactBody({ lastName: mark, message: mark, attribution: { page: mark } });
  const calls: [string, unknown?][] = [
    ['POST /api/contact', contact],
    ['POST /api/contact', { ...contact, firstName: 'other' }],
    ['POST /api/contact', { ...contact, email: mark }],
    ['POST /api/contact', { ...contact, website: mark }],
    ['POST /api/contact', `{"${mark}"`],
    ['POST /api/contact', JSON.stringify(mark.repeat(20_000))],
    ['POST /api/calendar/book', bookingBody({ name: mark, notes: mark })],
    ['POST /api/calendar/book', bookingBody({ name: mark, time: '09:09' })],
    ['GET /api/calendar/slots?date=zq7mark'],
    ['GET /api/contact-requests?search=zq7mark'],
    ['GET /api/zq7mark'],
    ['GET /zq7mark'],
    ['POST /api/session', { password: mark }],
    ['POST /api/owner', { setupToken: mark, password: mark }],
  ];
  for (const [call, body] of calls) await api.send(call, { body, headers });

  clock = () => {
    throw Object.assign(new Error('The clock failed'), { body: mark });
  };
  const failed = await api.send('POST /api/contact', { body: contact, headers });
  expect(failed.status).toBe(500);

  // Without those of jobs, which fail by the same clock.
  const ofRequests = lines.filter((line) => line.includes('"requestId"'));
  expect(ofRequests.length).toBe(calls.length + 2);
  const log = lines.join('');
  for (const secret of [
    mark,
    '203.0.113.77',
    '127.0.0.1',
    'quillfeather',
    '972-555',
    'Cedar Elm',
  ]) {
    expect(log).not.toContain(secret);
  }
});

it('logs an unexpected failure once and hides it from the client', async () => {
  const lines: string[] = [];
  let isBroken = false;
  const api = await apiForTest({
    onLog: (line) => lines.push(line),
    clock: () => {
      if (isBroken) throw new Error('The clock failed');
      return NOW;
    },
  });
  isBroken = true;
  const answer = await api.send('POST /api/contact', { body: contactBody() });
  isBroken = false;
  expect(answer.status).toBe(500);
  expect(answer.json).toEqual({
    type: 'urn:inspection:problem:internal',
    title: 'Something went wrong on our side',
    status: 500,
    code: 'internal',
    detail: 'Please try again, or call us at (972) 555-0148.',
  });

  const errors = parsed(lines).filter(({ level }) => level === 50);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.requestId).toBe(answer.headers.get('X-Request-Id'));
  expect(errors[0]?.err?.stack).toContain('The clock failed');
});

it('logs why a write failed and answers 503', async () => {
  const lines: string[] = [];
  const api = await apiForTest({ onLog: (line) => lines.push(line) });
  await rm(api.dataDir, { recursive: true });
  await writeFile(api.dataDir, 'a file where the folder was');
  const answer = await api.send('POST /api/contact', { body: contactBody() });
  expect(answer).toMatchObject({ status: 503, json: { code: 'storage_unavailable' } });
  expect(answer.text).not.toContain(api.dataDir);
  expect(parsed(lines).find(({ level }) => level === 50)).toMatchObject({
    err: { type: 'StoreWriteError', cause: { code: 'ENOTDIR' } },
  });
});
