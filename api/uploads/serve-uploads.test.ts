import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { uploadNameOf } from '#api/store/upload-name.ts';
import { type ApiForTest, apiForTest } from '#api/testing/api-test.ts';

const MB = 2 ** 20;
/** As large as an upload may be. */
const picture = Buffer.alloc(2 * MB, 'a picture');
/** Too large to be held in memory. */
const hugePicture = Buffer.alloc(40 * MB, 'a huge picture');

/** Puts a file into the uploads; returns its path on the server. */
async function uploaded({ dataDir }: ApiForTest, bytes: Buffer): Promise<string> {
  const path = `/uploads/${uploadNameOf(bytes, 'png')}`;
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  await writeFile(join(dataDir, path), bytes);
  return path;
}

/** Sends the same request many times over one connection without reading. */
function pipeline(api: ApiForTest, path: string, times: number): void {
  const socket = connect(Number(new URL(api.url).port), 'localhost').pause();
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times));
}

/** Bytes that this process has read so far (Linux). */
const bytesRead = () => Number(/rchar: (\d+)/.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);

it.each([
  ['900 pipelined requests that nobody reads', 900, picture],
  ['as many as may wait', 17, picture],
  ['a picture too large to be held', 17, hugePicture],
])('%s take little memory', async (_what, times, bytes) => {
  const api = await apiForTest();
  const path = await uploaded(api, bytes);
  await api.send(`HEAD ${path}`);
  const before = process.memoryUsage().arrayBuffers;
  for (let client = 0; client < 3; client++) pipeline(api, path, times);
  for (let calls = 0; calls < 20; calls++) {
    expect((await api.send('GET /healthz')).status).toBe(200);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(30 * MB);
  }
});

it.each([
  ['from memory', picture],
  ['as a stream', hugePicture],
])('sends a picture %s, with its length and as immutable', async (_how, bytes) => {
  const api = await apiForTest();
  const path = await uploaded(api, bytes);
  for (let times = 0; times < 2; times++) {
    const answer = await fetch(api.url + path);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(answer.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
  }
});

it('answers HEAD and conditional requests without reading the file again', async () => {
  const api = await apiForTest();
  const path = await uploaded(api, hugePicture);
  const { headers } = await api.send(`HEAD ${path}`);
  expect(headers.get('Content-Length')).toBe(String(hugePicture.length));
  const etag = headers.get('ETag') ?? '';
  const before = bytesRead();
  expect((await api.send(`HEAD ${path}`)).status).toBe(200);
  const known = await api.send(`GET ${path}`, { headers: { 'If-None-Match': etag } });
  expect(known.status).toBe(304);
  expect(known.headers.get('Cache-Control')).toContain('immutable');
  const other = await api.send(`HEAD ${path}`, { headers: { 'If-None-Match': '"other"' } });
  expect(other.status).toBe(200);
  expect(bytesRead() - before).toBeLessThan(MB);
});

it('verifies a file again that has changed', async () => {
  const api = await apiForTest();
  const path = await uploaded(api, hugePicture);
  expect((await api.send(`HEAD ${path}`)).status).toBe(200);
  await writeFile(join(api.dataDir, path), Buffer.alloc(hugePicture.length, 'other bytes'));
  expect((await api.send(`HEAD ${path}`)).status).toBe(404);
  await rm(join(api.dataDir, path));
  expect((await api.send(`HEAD ${path}`)).status).toBe(404);
  await uploaded(api, hugePicture);
  expect((await api.send(`HEAD ${path}`)).status).toBe(200);
});

it('answers 500 for an unreadable picture and logs why with the request id', async () => {
  const lines: string[] = [];
  const api = await apiForTest({ onLog: (line) => lines.push(line) });
  const name = `${'0123456789abcdef'.repeat(2)}.png`;
  await mkdir(join(api.dataDir, 'uploads', name), { recursive: true });
  const answer = await api.send(`GET /uploads/${name}`);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.text).not.toContain(api.dataDir);

  const requestId = answer.headers.get('X-Request-Id');
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(log).toEqual([
    expect.objectContaining({
      level: 50,
      requestId,
      err: expect.objectContaining({ code: 'EISDIR' }),
    }),
    expect.objectContaining({ level: 30, requestId, route: 'upload', status: 500 }),
  ]);
});
