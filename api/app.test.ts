import { describe, expect, it } from 'vitest';
import { apiForTest, PASSWORD } from './testing/api-test.ts';
import { bookingBody, contactBody } from './testing/bodies.ts';

const widgetCalls = ['POST /api/contact', 'GET /api/calendar/slots', 'POST /api/calendar/book'];
const ownerCalls = [
  'GET /api/contact-requests',
  'GET /api/bookings',
  'GET /api/session',
  'POST /api/session',
  'DELETE /api/session',
  'POST /api/owner',
];
const bodies = [
  ['POST /api/contact', contactBody()],
  ['POST /api/calendar/book', bookingBody()],
  ['POST /api/session', { password: PASSWORD }],
  ['POST /api/owner', { setupToken: 'x', password: PASSWORD }],
] as const;

describe.each(bodies)('the body of %s', (call, body) => {
  const post = async (text: string, headers: Record<string, string | undefined> = {}) => {
    const api = await apiForTest();
    return api.send(call, { body: text, headers: { Origin: api.origin, ...headers } });
  };

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('is refused as %s', async (type) => {
    const answer = await post(JSON.stringify(body), { 'Content-Type': type });
    expect(answer).toMatchObject({ status: 415, json: { code: 'unsupported_media_type' } });
  });

  it('is refused in an unknown encoding', async () => {
    const answer = await post(JSON.stringify(body), { 'Content-Encoding': 'compress' });
    expect(answer.status).toBe(415);
  });

  it('is refused when it is missing', async () => {
    const api = await apiForTest();
    expect((await api.send(call, { headers: { Origin: api.origin } })).status).toBe(415);
  });

  it.each(['{', '{"a":}', 'null', '"text"', '{"__proto__":{"x":1}}'])(
    'is refused as malformed: %s',
    async (text) => {
      const answer = await post(text);
      expect(answer).toMatchObject({ status: 400, json: { code: 'malformed_body' } });
      expect(answer.text).not.toContain('JSON at position');
    },
  );

  it('is refused when it claims to be gzip and is not', async () => {
    const answer = await post(JSON.stringify(body), { 'Content-Encoding': 'gzip' });
    expect(answer.json.code).toBe('malformed_body');
  });

  it('may be 64 KB long and no longer', async () => {
    const json = JSON.stringify(body);
    const padded = (bytes: number) => json + ' '.repeat(bytes - json.length);
    expect((await post(padded(64 * 1024))).status).not.toBe(413);
    const answer = await post(padded(64 * 1024 + 1));
    expect(answer).toMatchObject({ status: 413, json: { code: 'body_too_large' } });
  });
});

describe('the address and method', () => {
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
    const api = await apiForTest();
    const answer = await api.send(call);
    expect(answer).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });

  it.each([
    ['GET /api/contact', 'POST'],
    ['PUT /api/contact', 'POST'],
    ['DELETE /api/calendar/slots', 'HEAD, GET'],
    ['GET /api/calendar/book', 'POST'],
    ['POST /api/contact-requests', 'HEAD, GET'],
    ['POST /api/dashboard', 'HEAD, GET'],
    ['PATCH /api/session', 'HEAD, GET, POST, DELETE'],
    ['OPTIONS /api/session', 'HEAD, GET, POST, DELETE'],
    ['GET /api/owner', 'POST'],
    ['POST /healthz', 'HEAD, GET'],
    ['POST /readyz', 'HEAD, GET'],
    ['PROPFIND /api/contact', 'POST'],
  ])('%s is not allowed and names what is', async (call, allow) => {
    const api = await apiForTest();
    const answer = await api.send(call);
    expect(answer).toMatchObject({ status: 405, json: { code: 'method_not_allowed' } });
    expect(answer.headers.get('Allow')).toBe(allow);
  });

  it('answers HEAD as GET, without the body', async () => {
    const api = await apiForTest();
    const answer = await api.send('HEAD /api/session');
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('');
  });
});

describe('problems', () => {
  it('are RFC 9457 documents with a type of their own', async () => {
    const api = await apiForTest();
    const answer = await api.send('GET /api/nothing');
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(answer.json).toEqual({
      type: 'tag:bluebonnet.example,2026:not_found',
      title: 'Not found',
      status: 404,
      code: 'not_found',
    });
  });

  it('never echo what was sent', async () => {
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

describe('calls from other sites’ pages', () => {
  const Origin = 'https://jane.example';

  it.each(widgetCalls)('%s is open, its failures too, and never with cookies', async (call) => {
    const api = await apiForTest();
    const isPost = call.startsWith('POST');
    const answers = [
      await api.send(call, { headers: { Origin } }),
      await api.send(isPost ? call : `${call}?date=x`, {
        headers: { Origin },
        ...(isPost && { body: '{' }),
      }),
    ];
    for (const { status, headers } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(headers.get('Access-Control-Expose-Headers')).toBe('X-Request-Id, Retry-After');
    }
  });

  it.each(widgetCalls)('%s answers the preflight', async (call) => {
    const api = await apiForTest();
    const [method, path] = call.split(' ');
    const answer = await api.send(`OPTIONS ${path}`, {
      headers: {
        Origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': 'content-type,idempotency-key',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe(method);
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe(
      'Content-Type, Idempotency-Key',
    );
    expect(answer.headers.get('Access-Control-Max-Age')).toBe('86400');
  });

  it.each([...ownerCalls, 'GET /healthz', 'GET /api/nothing'])('%s is closed', async (call) => {
    const api = await apiForTest();
    const [method, path] = call.split(' ');
    const preflight = { Origin, 'Access-Control-Request-Method': method };
    const answers = [
      await api.send(call, { headers: { Origin } }),
      await api.send(`OPTIONS ${path}`, { headers: preflight }),
    ];
    for (const { headers } of answers) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
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

  it('asks browsers to stay on https where visitors come by https', async () => {
    const api = await apiForTest({ publicUrl: 'https://bluebonnet.example' });
    const { headers } = await api.send('GET /healthz');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });

  it('numbers each request itself, whatever number the client sends', async () => {
    const api = await apiForTest();
    const forged = { 'X-Request-Id': 'forged' };
    const one = (await api.send('GET /healthz', { headers: forged })).headers.get('X-Request-Id');
    const two = (await api.send('GET /api/nothing')).headers.get('X-Request-Id');
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(two).toMatch(/^[0-9a-f-]{36}$/);
    expect(one).not.toBe(two);
  });
});
