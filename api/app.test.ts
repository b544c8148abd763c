import { describe, expect, it } from 'vitest';
import { apiForTest } from './testing/api-test.ts';
import { contactBody } from './testing/request-bodies.ts';

describe('a JSON body', () => {
  const post = async (body: string | undefined, headers: Record<string, string | undefined> = {}) =>
    (await apiForTest()).send('POST /api/contact', { body, headers });
  const json = JSON.stringify(contactBody());

  it.each([
    ['as a form', json, { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
    ['in an unknown encoding', json, { 'Content-Encoding': 'compress' }, 415],
    ['when it is missing', undefined, {}, 415],
    ['when it claims to be gzip and is not', json, { 'Content-Encoding': 'gzip' }, 400],
  ])('is refused %s', async (_what, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  it('is refused as malformed without the message of the parser', async () => {
    const answer = await post('{"a":}');
    expect(answer).toMatchObject({ status: 400, json: { code: 'malformed_body' } });
    expect(answer.text).not.toContain('JSON at position');
  });

  it('may be 64 KB long and no longer', async () => {
    const padded = (bytes: number) => json + ' '.repeat(bytes - json.length);
    expect((await post(padded(64 * 1024))).status).toBe(201);
    expect(await post(padded(64 * 1024 + 1))).toMatchObject({
      status: 413,
      json: { code: 'body_too_large', detail: 'At most 64 KB are accepted.' },
    });
  });
});

describe('address and method', () => {
  it.each([
    'GET /api',
    'GET /api/',
    'GET /api/nothing',
    'POST /api/nothing',
    'GET /api/session/',
    'GET /api/SESSION',
    'GET /api/%E0%A4%A',
    'GET /api/__proto__',
  ])('%s is not found', async (call) => {
    const answer = await (await apiForTest()).send(call);
    expect(answer).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });

  it.each([
    ['OPTIONS /api/session', 'HEAD, GET, POST, DELETE'],
    ['PROPFIND /api/contact', 'POST'],
  ])('%s is not allowed and names what is', async (call, allow) => {
    const answer = await (await apiForTest()).send(call);
    expect(answer).toMatchObject({ status: 405, json: { code: 'method_not_allowed' } });
    expect(answer.headers.get('Allow')).toBe(allow);
  });

  it('HEAD is answered as GET without the body', async () => {
    const answer = await (await apiForTest()).send('HEAD /api/session');
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});

describe('problems', () => {
  it('are RFC 9457 documents with their own type', async () => {
    const api = await apiForTest();
    const answer = await api.send('GET /api/nothing');
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(answer.json).toEqual({
      type: 'urn:inspection:problem:not_found',
      title: 'Not found',
      status: 404,
      code: 'not_found',
    });
  });

  it('never echo input', async () => {
    const api = await apiForTest();
    const marks = contactBody({
      email: 'echo-mark',
      phone: 'echo-mark',
      inspectionType: 'echo-mark',
    });
    const answers = [
      await api.send('POST /api/contact', { body: marks }),
      await api.send('POST /api/contact', { body: '{"echo-mark"' }),
      await api.send('GET /api/calendar/slots?date=echo-mark'),
      await api.send('GET /api/echo-mark'),
    ];
    for (const answer of answers) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('echo-mark');
    }
  });
});

describe('a cross-origin call of a widget', () => {
  const Origin = 'https://jane.example';

  it('can read the headers of a failure', async () => {
    const api = await apiForTest();
    const { headers } = await api.send('POST /api/contact', { body: '{', headers: { Origin } });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toBe(
      'X-Request-Id, Retry-After, RateLimit, RateLimit-Policy',
    );
  });

  it('is allowed by a preflight that lasts a day', async () => {
    const api = await apiForTest();
    const preflight = { Origin, 'Access-Control-Request-Method': 'POST' };
    const answer = await api.send('OPTIONS /api/contact', { headers: preflight });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe(
      'Content-Type, Idempotency-Key',
    );
    expect(answer.headers.get('Access-Control-Max-Age')).toBe('86400');
  });

  it('does not open unknown paths', async () => {
    const { headers } = await (await apiForTest()).send('GET /api/nothing', {
      headers: { Origin },
    });
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('headers of every answer', () => {
  it.each(['GET /healthz', 'GET /api/nothing', 'POST /api/contact', 'GET /api/session'])(
    '%s carries the security headers',
    async (call) => {
      const api = await apiForTest();
      const { headers } = await api.send(call);
      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'self'; img-src 'self' data: https:; style-src 'self'; script-src 'self'; " +
          "connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; " +
          "frame-ancestors 'none'",
      );
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Permissions-Policy')).toContain('camera=()');
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Strict-Transport-Security')).toBeNull();
    },
  );

  it('requires https when visitors use https', async () => {
    const api = await apiForTest({ publicUrl: 'https://bluebonnet.example' });
    const { headers } = await api.send('GET /healthz');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });

  it('has a request id of its own, whatever the client sends', async () => {
    const api = await apiForTest();
    const forged = { 'X-Request-Id': 'forged' };
    const one = (await api.send('GET /healthz', { headers: forged })).headers.get('X-Request-Id');
    const two = (await api.send('GET /api/nothing')).headers.get('X-Request-Id');
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(two).toMatch(/^[0-9a-f-]{36}$/);
    expect(one).not.toBe(two);
  });
});
