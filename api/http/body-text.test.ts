import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bodyText } from './body-text.ts';

const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Grüße – Señor\r\n';
const utf8 = Buffer.from(text);
const maxBytes = 1000;

const littleEndian = Buffer.from(text, 'utf16le');
const bigEndian = Buffer.from(littleEndian).swap16();
const mark = Buffer.from('\ufeff', 'utf16le');

describe('the text of a body', () => {
  it.each<[string, Buffer, Record<string, string>]>([
    ['as it is', utf8, {}],
    ['with a byte order mark', Buffer.from(`\ufeff${text}`), {}],
    ['of UTF-16', littleEndian, {}],
    ['of UTF-16 with a mark', Buffer.concat([mark, littleEndian]), {}],
    ['of UTF-16, high bytes first', bigEndian, { 'content-type': 'text/calendar; charset=utf-16' }],
    ['of UTF-16, high bytes first, with a mark', Buffer.concat([mark.swap16(), bigEndian]), {}],
    ['of Windows', Buffer.from(text.replace('–', '\x96'), 'latin1'), {}],
    [
      'of UTF-8 with another charset in its header',
      utf8,
      { 'content-type': 'text/calendar; charset=iso-8859-1' },
    ],
    ['of gzip', gzipSync(utf8), { 'content-encoding': 'gzip' }],
    ['of gzip without a header', gzipSync(utf8), {}],
    ['of gzip that was decompressed on the way', utf8, { 'content-encoding': 'gzip' }],
    ['of deflate', deflateSync(utf8), { 'content-encoding': 'deflate' }],
    ['of Brotli', brotliCompressSync(utf8), { 'content-encoding': 'br' }],
  ])('%s', async (_, body, headers) => {
    expect(await bodyText(body, { headers, maxBytes })).toBe(text);
  });

  it('in the charset of its header', async () => {
    const body = Buffer.from('SUMMARY:\xcf\xf0\xe8\xe2\xe5\xf2', 'latin1');
    const headers = { 'content-type': 'text/calendar; charset="windows-1251"' };
    expect(await bodyText(body, { headers, maxBytes })).toBe('SUMMARY:Привет');
  });

  it('of an unknown charset keeps its ASCII', async () => {
    const headers = { 'content-type': 'text/calendar; charset=x-odd' };
    const body = Buffer.from('END:VCALENDAR\xfc', 'latin1');
    expect(await bodyText(body, { headers, maxBytes })).toBe('END:VCALENDARü');
  });

  it('is not longer than its limit when it is decompressed', async () => {
    const body = gzipSync(Buffer.alloc(maxBytes + 1, ' '));
    await expect(bodyText(body, { headers: {}, maxBytes })).rejects.toMatchObject({
      code: 'ERR_BUFFER_TOO_LARGE',
    });
  });

  it('is not read if it is damaged', async () => {
    const body = gzipSync(utf8).subarray(0, -10);
    await expect(bodyText(body, { headers: {}, maxBytes })).rejects.toThrow();
  });
});
