import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { apiForTest, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { contactBody } from '#api/testing/bodies.ts';
import { requestsCsv } from './requests-csv.ts';

/** The file as a spreadsheet program reads it, its first line as the keys. */
const read = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  }).data;

describe('the CSV file of requests', () => {
  it('has a line for each request, with where it came from', () => {
    const csv = requestsCsv([
      sampleContactRequest({
        createdAt: '2026-11-21T05:59:00.000Z',
        inspectionType: 'warranty',
        preferredDate: '2026-12-24',
        status: 'contacted',
        note: 'Has a dog',
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
        Partner: 'jane-doe',
        Page: 'https://jane.example/',
        'UTM source': 'x',
      },
      { 'First name': 'Zoë', Status: 'new', Partner: '' },
    ]);
  });

  it.each([
    '=1+1',
    '=HYPERLINK("https://evil.example","Open")',
    '+1 972 555 0148',
    '-2+3',
    '@SUM(A1)',
    '=1+1\nand a second line',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '  =1+1',
    '＝1+1',
    '＠SUM(A1)',
  ])('holds %j as text', (text) => {
    const [row] = read(requestsCsv([sampleContactRequest({ message: text, phone: text })]));
    expect(row?.['Message']).toBe(`'${text.replace('\r', '\n')}`);
    expect(row?.['Phone']).toBe(`'${text}`);
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
  ])('holds %j as it was typed', (text) => {
    const [row] = read(requestsCsv([sampleContactRequest({ message: text })]));
    expect(row?.['Message']).toBe(text);
  });

  it('begins with a byte order mark, ends its lines as the standard says, and holds no other', () => {
    const csv = requestsCsv([sampleContactRequest({ message: 'one\r\ntwo\rthree' })]);
    expect(csv.startsWith('\uFEFFReceived (Central Time),Status,First name,')).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv.split('\r\n')[1]).toContain('"one\ntwo\nthree"');
    expect(csv.replaceAll('\r\n', '')).not.toContain('\r');
  });

  it('has its head where there is no request', () => {
    expect(requestsCsv([])).toMatch(/^\uFEFFReceived[^\r\n]*UTM content\r\n$/);
  });
});

describe('GET /api/contact-requests.csv', () => {
  it('is a download of all that list and filter mean, not of a page', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    for (let n = 1; n <= 12; n++) {
      const firstName = n % 4 === 0 ? `Even${n}` : `Odd${n}`;
      await api.send('POST /api/contact', { body: contactBody({ firstName }) });
    }
    const headers = { Cookie: await api.signIn() };
    const answer = await api.send('GET /api/contact-requests.csv', { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const day = NOW.toISOString().slice(0, 10);
    expect(answer.headers.get('Content-Disposition')).toBe(
      `attachment; filename="contact-requests-${day}.csv"`,
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(read(answer.text)).toHaveLength(12);
    const some = await api.send('GET /api/contact-requests.csv?search=even&status=new', {
      headers,
    });
    expect(read(some.text).map((row) => row['First name'])).toEqual(['Even12', 'Even8', 'Even4']);
    const none = await api.send('GET /api/contact-requests.csv?status=closed', { headers });
    expect(read(none.text)).toEqual([]);
  });
});
