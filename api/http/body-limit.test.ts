import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { apiForTest, PASSWORD } from '#api/testing/api-test.ts';

const MB = 1024 * 1024;

/** Sends the whole body before it reads the answer, as some proxies do; resolves to the status. */
function sendWhole(
  url: string,
  { bytes, headers }: { bytes: number; headers: Record<string, string> },
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (sending.writableFinished) resolve(answer.statusCode);
        else sending.once('finish', () => resolve(answer.statusCode));
      });
    });
    sending.on('error', reject);
    sending.end(Buffer.alloc(bytes, 'a'));
  });
}

describe.each([
  ['announced', (bytes: number): Record<string, string> => ({ 'Content-Length': String(bytes) })],
  ['not announced', (): Record<string, string> => ({ 'Transfer-Encoding': 'chunked' })],
])('a body that is too large, its length %s', (_what, lengthOf) => {
  it.each([
    ['JSON', '/api/contact', 'application/json'],
    ['a picture', '/api/blog/images', 'image/png'],
  ])('is refused without breaking the connection: %s', async (_kind, path, type) => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const Cookie = await api.signIn();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const bytes = 8 * MB;
      const headers = { Cookie, Origin: api.origin, 'Content-Type': type, ...lengthOf(bytes) };
      expect(await sendWhole(api.url + path, { bytes, headers })).toBe(413);
    }
  });
});

it.each([
  ['stays open', 'keep-alive'],
  ['is closed', 'close'],
])('a refused call’s body is read to its end when the connection %s', async (_what, Connection) => {
  const api = await apiForTest({ ownerPassword: PASSWORD });
  const headers = { Connection, Origin: api.origin, 'Content-Type': 'image/png' };
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await sendWhole(`${api.url}/api/blog/images`, { bytes: 8 * MB, headers })).toBe(401);
    expect(await sendWhole(`${api.url}/nowhere`, { bytes: 8 * MB, headers })).toBe(404);
  }
});
