import { once } from 'node:events';
import { readdir, truncate, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { REQUEST_MS } from '#api/http/request-deadline.ts';
import { type ApiForTest, apiForTest, PASSWORD } from '#api/testing/api-test.ts';
import type { Problem } from '#domain/problem/problem.ts';

const picture = (format: 'png' | 'jpeg' | 'webp' = 'webp') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#2b4fb3' } })
    .withExif({ IFD0: { Artist: 'SECRET-OWNER' } })
    .toFormat(format)
    .toBuffer();

let api: ApiForTest;
let headers: Record<string, string>;

beforeEach(async () => {
  api = await apiForTest({ ownerPassword: PASSWORD });
  headers = { Cookie: await api.signIn(), Origin: api.origin };
});

async function upload(bytes: Buffer, changes: Record<string, string> = {}) {
  const response = await fetch(`${api.url}/api/blog/images`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'image/webp', ...changes },
    body: new Uint8Array(bytes),
  });
  return {
    status: response.status,
    json: (await response.json()) as Problem & { url: string; width: number; height: number },
  };
}

describe('POST /api/blog/images', () => {
  it.each([
    ['png', 'png', 'image/png'],
    ['jpeg', 'jpg', 'image/jpeg'],
    ['webp', 'webp', 'image/webp'],
  ] as const)(
    'stores a %s without its metadata, and anybody can load it',
    async (format, ending, type) => {
      const answer = await upload(await picture(format));
      expect(answer).toMatchObject({ status: 201, json: { width: 40, height: 30 } });
      expect(answer.json.url).toMatch(new RegExp(`^/uploads/[0-9a-f]{32}\\.${ending}$`));
      const response = await fetch(api.url + answer.json.url);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.includes('SECRET')).toBe(false);
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 40, height: 30 });
    },
  );

  it('waits for a picture over a slow line', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const bytes = await picture();
    const sending = request(`${api.url}/api/blog/images`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'image/webp', Expect: '100-continue' },
    });
    sending.flushHeaders();
    await once(sending, 'continue');
    await vi.advanceTimersByTimeAsync(REQUEST_MS);
    sending.end(bytes);
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode).toBe(201);
    answer.resume();
  });

  const svg = (content: string, attributes = 'viewBox="0 0 40 20"') =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
    );
  const red = '<rect width="40" height="20" fill="#ff0000"/>';

  it.each([
    ['a drawing', svg(red)],
    ['a script', svg(`${red}<script>alert(1)</script>`)],
    ['an event handler', svg(`${red}<rect onload="alert(1)" width="1" height="1" fill="none"/>`)],
    [
      'a style sheet',
      svg(`<style>.a{fill:#ff0000}</style><rect class="a" width="40" height="20"/>`),
    ],
    ['a huge size', svg(red, 'viewBox="0 0 40 20" width="30000" height="15000"')],
  ])('stores an SVG with %s as a PNG of what it shows', async (_what, bytes) => {
    const { status, json } = await upload(bytes, { 'Content-Type': 'image/svg+xml' });
    expect(status).toBe(201);
    expect(json).toMatchObject({ url: expect.stringMatching(/\.png$/), width: 1024, height: 512 });
    const stored = Buffer.from(await (await fetch(api.url + json.url)).arrayBuffer());
    const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1024, height: 512 });
    const middle = (256 * info.width + 512) * info.channels;
    expect(data.toString('hex', middle, middle + 3)).toBe('ff0000');
  });

  it.each([
    ['text', svg('<text>Peachtree</text>'), 'Convert the text of the drawing to paths first'],
    [
      'entities',
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY a "aaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
      ),
      'without entities',
    ],
    ['a picture', svg(`${red}<image href="file:///etc/hostname"/>`), 'without pictures in it'],
    ['a use that contains itself', svg('<g id="a"><use href="#a"/></g>'), 'repeat themselves'],
    [
      'an end that is missing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'),
      'damaged',
    ],
  ])('refuses an SVG with %s', async (_what, bytes, message) => {
    const { status, json } = await upload(bytes, { 'Content-Type': 'image/svg+xml' });
    expect(status).toBe(422);
    expect(json.errors?.[0]?.message).toContain(message);
  });

  it('stores the same picture once, under the same name', async () => {
    const bytes = await picture();
    const answers = await Promise.all([upload(bytes), upload(bytes), upload(bytes)]);
    expect(new Set(answers.map(({ json }) => json.url)).size).toBe(1);
    expect(await readdir(join(api.dataDir, 'uploads'))).toHaveLength(1);
  });

  it('refuses what is no picture at its field, whatever its type says', async () => {
    const answer = await upload(Buffer.from('<script>alert(1)</script>'));
    expect(answer.status).toBe(422);
    expect(answer.json.errors).toEqual([
      { path: 'image', message: 'Choose a PNG, JPEG, WebP or SVG picture' },
    ]);
    expect(await readdir(join(api.dataDir, 'uploads'))).toEqual([]);
  });

  it('refuses more than 2 MB, with or without a Content-Length', async () => {
    const large = Buffer.alloc(2 * 2 ** 20 + 1);
    expect(await upload(large)).toMatchObject({
      status: 413,
      json: { detail: 'At most 2048 KB are accepted.' },
    });
    const response = await fetch(`${api.url}/api/blog/images`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'image/png' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data', 'image/gif'])(
    'refuses the media type %s',
    async (type) => {
      const answer = await upload(await picture(), { 'Content-Type': type });
      expect(answer).toMatchObject({ status: 415, json: { code: 'unsupported_media_type' } });
    },
  );
});

describe('GET /uploads/…', () => {
  it('answers 404 for a picture that the disk has truncated', async () => {
    const { json } = await upload(await picture('png'));
    await truncate(join(api.dataDir, json.url), 60);
    expect((await api.send(`GET ${json.url}`)).status).toBe(404);
    await upload(await picture('png'));
    expect((await api.send(`GET ${json.url}`)).status).toBe(200);
  });

  it.each([
    '/uploads/',
    '/uploads/0123456789abcdef0123456789abcdef.png',
    '/uploads/0123456789abcdef0123456789abcdef.svg',
    '/uploads/..%2Fposts.json',
    '/uploads/%2e%2e/posts.json',
    '/uploads//etc/passwd',
    '/uploads/notes.txt',
  ])('answers 404 for %s', async (path) => {
    await upload(await picture());
    await writeFile(join(api.dataDir, 'uploads/notes.txt'), 'private');
    const answer = await api.send(`GET ${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('answers HEAD and refuses writes', async () => {
    const { json } = await upload(await picture());
    expect((await api.send(`HEAD ${json.url}`)).status).toBe(200);
    const put = await api.send(`PUT ${json.url}`);
    expect(put.status).toBe(405);
    expect(put.headers.get('Allow')).toBe('GET, HEAD');
  });
});
