import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStripeDouble } from './payments/testing/stripe-double.ts';
import type { Answer } from './testing/api-test.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { abandonedRequest } from './testing/fuzz/raw-http.ts';
import { type PopulatedApi, populatedApi } from './testing/populated-api.ts';
import {
  bookingBody,
  contactBody,
  pushSubscriptionBody,
  webhookBody,
} from './testing/request-bodies.ts';

// Every library that meets what a caller sends, with input on which it throws: a refusal, never a fault of ours.

let api: PopulatedApi;
let stripe: Awaited<ReturnType<typeof startStripeDouble>>;
beforeAll(async () => {
  stripe = await startStripeDouble();
  api = await populatedApi({ stripe: stripe.stripe });
});
afterAll(async () => {
  await api.close();
  await stripe.close();
});

interface Attempt {
  body?: unknown;
  headers?: Record<string, string>;
  /** Names a query or a path below the call's. */
  at?: string;
}

type Edge = readonly [library: string, call: string, attempts: Readonly<Record<string, Attempt>>];

const cursor = (text: string) => Buffer.from(text).toString('base64url');
const pdf = { 'Content-Type': 'application/pdf' };
const png = { 'Content-Type': 'image/png' };
const signature = (value: string) => ({ 'Stripe-Signature': value });
const json = (headers: Record<string, string>) => ({
  'Content-Type': 'application/json',
  ...headers,
});

const edges: readonly Edge[] = [
  [
    'stripe',
    'POST /api/stripe/webhook',
    {
      'no signature': { body: '{}' },
      'an empty one': { body: '{}', headers: signature('t=1,v1=') },
      'one that is no hex': { body: '{}', headers: signature('t=1,v1=zz') },
      'a time that is none': { body: '{}', headers: signature('t=NaN,v1=00') },
      'parts without values': { body: '{}', headers: signature(',,=,t,v1') },
      null: { body: 'null', headers: signature('t=1,v1=') },
      'a thin event': { body: '{"object":"v2.core.event"}', headers: signature('t=1,v1=00') },
      'bytes in a wrong encoding': { body: '{}', headers: { 'Content-Encoding': 'gzip' } },
      'no text': { body: '\u0000\uD800' },
    },
  ],
  [
    'otplib',
    'POST /api/second-factor',
    {
      'letters as a code': { body: { password: 'x', secret: 'JBSWY3DPEHPK3PXP', code: 'abcdef' } },
      'digits of another script': {
        body: { password: 'x', secret: 'JBSWY3DPEHPK3PXP', code: '١٢٣٤٥٦' },
      },
      'a secret that is no base32': { body: { password: 'x', secret: '0189', code: '123456' } },
      'a secret of one byte': { body: { password: 'x', secret: 'ME', code: '123456' } },
    },
  ],
  [
    'ECDH and web-push',
    'PUT /api/push/subscription',
    {
      'no point of the curve': {
        body: { ...pushSubscriptionBody(), keys: { p256dh: 'B'.repeat(87), auth: 'B'.repeat(22) } },
      },
      'a key of another length': {
        body: { ...pushSubscriptionBody(), keys: { p256dh: 'BA', auth: 'BA' } },
      },
      'an address that is none': { body: { ...pushSubscriptionBody(), endpoint: 'https://[' } },
      'a port that is none': {
        body: { ...pushSubscriptionBody(), endpoint: 'https://a.example:99999/' },
      },
    },
  ],
  [
    'URL',
    'POST /api/webhooks',
    Object.fromEntries(
      [
        'https://[',
        'https://a.example:99999/',
        'https://xn--a/',
        'https://%zz.example/',
        '//x',
      ].map((url) => [url, { body: { ...webhookBody, url, password: 'x' } }]),
    ),
  ],
  [
    'URL and ical.js',
    'POST /api/busy-calendars',
    Object.fromEntries(
      ['webcal://[', 'https://', 'https://xn--a/x.ics', 'https://a.example:99999/x.ics'].map(
        (address) => [address, { body: { name: 'Odd', address } }],
      ),
    ),
  ],
  [
    'date-fns',
    'GET /api/calendar/days',
    {
      'no date': { at: '?from=2026-02-30&to=2026-03-01' },
      'the end of time': { at: '?from=275760-09-13&to=275760-09-14' },
      reversed: { at: '?from=2026-12-05&to=2026-11-25' },
      'eight thousand years': { at: '?from=2026-11-25&to=9999-12-31' },
    },
  ],
  [
    'date-fns',
    'GET /api/money',
    { 'month 13': { at: '?month=2026-13' }, 'no month': { at: '?month=' }, none: { at: '' } },
  ],
  [
    'Buffer and Date, in cursors',
    'GET /api/bookings',
    {
      'no base64': { at: '?cursor=%E0%A4%A' },
      'an id of no record': { at: `?cursor=${cursor('nobody')}` },
      'a zero byte': { at: `?cursor=${cursor('a\u0000b')}` },
    },
  ],
  [
    'decodeURIComponent',
    'POST /api/bookings/:id/report',
    {
      'half a letter': { body: '%PDF-1.7', headers: { ...pdf, 'X-File-Name': '%E0%A4%A' } },
      'a lone percent sign': { body: '%PDF-1.7', headers: { ...pdf, 'X-File-Name': '%' } },
    },
  ],
  [
    'decodeURIComponent, in paths',
    'GET /api/blog/posts',
    { 'half a letter': { at: '/%E0%A4%A' }, 'a zero byte': { at: '/%00' } },
  ],
  [
    'sharp',
    'POST /api/blog/images',
    {
      'no picture': { body: 'x', headers: png },
      'a head without a picture': { body: '\u0089PNG\r\n\u001a\n', headers: png },
      'half a drawing': {
        body: '<svg xmlns="http://www.w3.org/2000/svg"',
        headers: { 'Content-Type': 'image/svg+xml' },
      },
      'a drawing without size': {
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        headers: { 'Content-Type': 'image/svg+xml' },
      },
    },
  ],
  [
    'koa-body, zlib and iconv',
    'POST /api/contact',
    {
      'gzip that is none': { body: '{}', headers: json({ 'Content-Encoding': 'gzip' }) },
      'deflate that is none': { body: '{}', headers: json({ 'Content-Encoding': 'deflate' }) },
      'brotli that is none': { body: '{}', headers: json({ 'Content-Encoding': 'br' }) },
      'an unknown encoding': { body: '{}', headers: json({ 'Content-Encoding': 'zstd' }) },
      'an unknown charset': {
        body: '{}',
        headers: { 'Content-Type': 'application/json; charset=x' },
      },
      'a form of parts without a boundary': {
        body: 'x',
        headers: { 'Content-Type': 'multipart/form-data' },
      },
      'half a list': { body: '[' },
      null: { body: 'null' },
    },
  ],
  [
    'libphonenumber-js',
    'POST /api/contact',
    Object.fromEntries(
      ['+', '+999999999999999', 'tel:', ';ext=1', '٠١٢٣٤٥٦٧٨٩'.repeat(9), '\uD800'].map((phone) => [
        phone,
        { body: contactBody({ phone, email: 'not an address' }) },
      ]),
    ),
  ],
  [
    'zod and date-fns',
    'POST /api/calendar/book',
    {
      'February 30': { body: bookingBody({ date: '2026-02-30' }) },
      'an hour that does not exist': { body: bookingBody({ date: '2027-03-14', time: '02:30' }) },
      'year 9999': { body: bookingBody({ date: '9999-12-31' }) },
      'an odd language': { body: bookingBody({ locale: 'xx-__' }) },
    },
  ],
  [
    'the SDK of MCP',
    'POST /api/mcp?public',
    {
      'a list': { body: '[]' },
      null: { body: 'null' },
      'no method': { body: { jsonrpc: '2.0', id: 1 } },
      'an odd version': { body: { jsonrpc: '1.0', id: {}, method: 7 } },
    },
  ],
  [
    'ky and the parser of addresses',
    'GET /api/places/zip',
    { 'no ZIP code': { at: '/%F0%9F%8F%A0' }, 'a long one': { at: `/${'9'.repeat(3000)}` } },
  ],
  [
    'papaparse and Date, in exports',
    'GET /api/money/bookings.csv',
    { reversed: { at: '?from=2026-12&to=2026-11' }, 'no months': { at: '?from=x&to=y' } },
  ],
];

const attempts = edges.flatMap(([library, call, all]) =>
  Object.entries(all).map(([what, attempt]) => ({ library, call, what, attempt })),
);

describe('what makes a library throw is a refusal', () => {
  it.each(attempts)('$library: $call with $what', async ({ call, what, attempt }) => {
    const { body, at = '' } = attempt;
    const path = call.includes(':id') ? call.replace(':id', await api.firstId('bookings')) : call;
    const headers = { ...api.signedIn, ...attempt.headers };
    const answer: Answer = await api.call(path + at, { body, headers });
    expectProblem(answer, `${what}: ${answer.text.slice(0, 200)}`);
  });
});

describe('a caller who hangs up', () => {
  it.each([
    ['POST /api/stripe/webhook', 'application/json'],
    ['POST /api/contact', 'application/json'],
    ['POST /api/calendar/book', 'application/json'],
    ['POST /api/mcp?public', 'application/json'],
    ['POST /api/blog/images', 'image/png'],
    ['POST /api/bookings/:id/report', 'application/pdf'],
  ])('in the middle of the body of %s is no fault of the server', async (call, type) => {
    const id = await api.firstId('bookings');
    const [method = '', target = ''] = call.replace(':id', id).split(' ');
    const headers = [...Object.entries(api.signedIn), ['Content-Type', type] as const];
    await abandonedRequest(Number(new URL(api.url).port), { method, target, headers });
  });
});

it('nothing of all that counts as a failure', async () => {
  const { json: readiness } = await api.call('GET /readyz');
  expect(readiness).toMatchObject({ status: 'ready', checks: { errors: 'ok' } });
  expect(api.errors).toEqual([]);
});
