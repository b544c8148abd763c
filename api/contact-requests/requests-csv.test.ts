import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { NOW } from '#api/testing/api-test.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestsCsv } from './requests-csv.ts';

const { timeZone } = defaultBusiness;

const csvOf = (requests: readonly ContactRequest[], head = true) =>
  requestsCsv(requests, { timeZone, head });

/** The rows of the file, keyed by its header. */
const read = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  }).data;

describe('the CSV file of requests', () => {
  it('has a row for each request, with its source', () => {
    const csv = csvOf([
      sampleContactRequest({
        createdAt: '2026-11-21T05:59:00.000Z',
        inspectionType: 'warranty',
        preferredDate: '2026-12-24',
        status: 'contacted',
        note: 'Has a dog',
        locale: 'es',
        attribution: { partner: 'jane-doe', page: 'https://jane.example/', utm: { source: 'x' } },
      }),
      sampleContactRequest({ firstName: 'Zoë' }),
    ]);
    expect(read(csv)).toMatchObject([
      {
        'Received (Central Time)': '2026-11-20 23:59',
        Status: 'contacted',
        'Inspection type': 'Home Warranty',
        'Preferred date': '2026-12-24',
        'Private note': 'Has a dog',
        Language: 'Spanish',
        Partner: 'jane-doe',
        Page: 'https://jane.example/',
        'UTM source': 'x',
      },
      { 'First name': 'Zoë', Status: 'new', Language: 'English', Partner: '' },
    ]);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("https://evil.example","Open")', `'=HYPERLINK("https://evil.example","Open")`],
    ['+1 972 555 0148', "'+1 972 555 0148"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['=1+1\nand a second line', "'=1+1\nand a second line"],
    ['  =1+1', "'  =1+1"],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\t1+1', "'\t1+1"],
    ['\t=1+1', "'\t'=1+1"],
    ['\n=1+1', "'\n'=1+1"],
    ['\r=1+1', "'\n'=1+1"],
    ['Hello;=1+1', "Hello;'=1+1"],
    ['Hello; +1+1', "Hello;' +1+1"],
    ['Hello;"=1+1', `Hello;'"=1+1`],
    ['Hello,@SUM(A1)', "Hello,'@SUM(A1)"],
    ['Hello\t-1+1', "Hello\t'-1+1"],
    ['Hello\n=1+1', "Hello\n'=1+1"],
    ['Hello;＝1;－1;＋1;＠A1', "Hello;'＝1;'－1;'＋1;'＠A1"],
  ])('escapes %j as text', (text, escaped) => {
    const [row] = read(csvOf([sampleContactRequest({ message: text })]));
    expect(row?.['Message']).toBe(escaped);
  });

  it.each(['+1 972 555 0148', '+19725550148', '+1 (972) 555-0148', '+44 20 7946 0018 ext. 12'])(
    'contains the telephone number %j unchanged',
    (phone) => {
      const [row] = read(csvOf([sampleContactRequest({ phone })]));
      expect(row?.['Phone']).toBe(phone);
    },
  );

  it.each([
    '+1+1+1+1+1+1',
    '+972;=1+1+1+1',
    '+A1 972 555 0148',
    '=1 972 555 0148',
    '-1 972 555 0148',
  ])('escapes the telephone number %j', (phone) => {
    const [row] = read(csvOf([sampleContactRequest({ phone })]));
    expect(row?.['Phone']).toMatch(/^'/);
  });

  it('quotes every cell, so that a separator within one starts no other', () => {
    const [header = '', line = ''] = csvOf([
      sampleContactRequest({ firstName: 'A;B', message: undefined }),
    ]).split('\r\n');
    for (const cells of [header.slice(1), line]) expect(cells).toMatch(/^"[^"]*"(,"[^"]*")*$/);
    expect(line).toContain('"A;B"');
  });

  it('takes no time for a text of separators', () => {
    const message = '\t; ,"'.repeat(1000);
    const started = performance.now();
    csvOf(Array.from({ length: 100 }, () => sampleContactRequest({ message })));
    // Milliseconds; a quadratic pattern needs seconds.
    expect(performance.now() - started).toBeLessThan(500);
  });

  it.each([
    'Plain',
    'O’Neill-Reyes',
    '1200 Elm Street, Plano',
    'She said "call me"',
    'Line one\nLine two',
    'a; b',
    'Zoë Müller 陽子 🐕',
    ' spaces around ',
    '(214) 555-0110',
  ])('contains %j unchanged', (text) => {
    const [row] = read(csvOf([sampleContactRequest({ message: text })]));
    expect(row?.['Message']).toBe(text);
  });

  it('begins with a byte order mark and ends its lines with CRLF', () => {
    const csv = csvOf([sampleContactRequest({ message: 'one\r\ntwo\rthree' })]);
    expect(csv.startsWith('\uFEFF"Received (Central Time)","Status","First name",')).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv.split('\r\n')[1]).toContain('"one\ntwo\nthree"');
    expect(csv.replaceAll('\r\n', '')).not.toContain('\r');
  });

  it('says in the zone of the business when requests came', () => {
    const timeZone = { name: 'Pacific/Honolulu', ...zoneRules['Pacific/Honolulu'] } as const;
    const request = sampleContactRequest({ createdAt: '2026-11-21T09:59:00.000Z' });
    expect(read(requestsCsv([request], { timeZone }))).toMatchObject([
      { 'Received (Hawaii Time)': '2026-11-20 23:59' },
    ]);
  });

  it('has its header without requests', () => {
    expect(csvOf([])).toMatch(/^\uFEFF"Received[^\r\n]*Metadata"\r\n$/);
  });
});

describe('GET /api/contact-requests.csv', () => {
  it('downloads all filtered requests, not one page', async () => {
    const api = await signedInOwner();
    for (let n = 1; n <= 12; n++) {
      const firstName = n % 4 === 0 ? `Even${n}` : `Odd${n}`;
      await api.send('POST /api/contact', { body: contactBody({ firstName }) });
    }
    const answer = await api.call('GET /api/contact-requests.csv');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const day = NOW.toISOString().slice(0, 10);
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="contact-requests-${day}.csv"`,
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(read(answer.text)).toHaveLength(12);
    const some = await api.call('GET /api/contact-requests.csv?search=even&status=new');
    expect(read(some.text).map((row) => row['First name'])).toEqual(['Even12', 'Even8', 'Even4']);
    const none = await api.call('GET /api/contact-requests.csv?status=closed');
    expect(read(none.text)).toEqual([]);
  });
});
