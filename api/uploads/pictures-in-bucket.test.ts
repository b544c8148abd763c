import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { impatient } from '#api/s3/open-bucket.ts';
import { s3ForTest } from '#api/s3/testing/s3-server.ts';
import { checkBackup } from '#api/store/json/check-backup.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { PASSWORD } from '#api/testing/api-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .webp()
    .toBuffer();

/** A server whose pictures are in a bucket. */
async function ownerWithBucket() {
  const s3 = await s3ForTest('pictures');
  const api = await signedInOwner({ pictures: { place: 's3', bucket: s3.options } });
  async function upload(background = '#2b4fb3') {
    const response = await fetch(`${api.url}/api/blog/images`, {
      method: 'POST',
      headers: { ...api.headers, 'Content-Type': 'image/webp' },
      body: new Uint8Array(await picture(background)),
    });
    return { status: response.status, json: (await response.json()) as Record<string, string> };
  }
  return { ...api, s3, upload };
}

it('an upload is in the bucket once it is acknowledged, and served as from a folder', async () => {
  const { upload, s3, send } = await ownerWithBucket();
  const { status, json } = await upload();
  expect(status).toBe(201);
  const [name] = s3.objects.keys();
  expect(json['url']).toBe(`/uploads/${name}`);
  const { headers } = await send(`GET ${json['url']}`);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${name}"`,
  });
  const again = { headers: { 'If-None-Match': `"${name}"` } };
  expect((await send(`GET ${json['url']}`, again)).status).toBe(304);
});

it('while the bucket is away only its pictures are: those in memory, pages and calls are not', async () => {
  const { upload, s3, send, call } = await ownerWithBucket();
  const held = (await upload()).json['url'];
  const other = (await upload('#b3472b')).json['url'];
  await send(`GET ${held}`);
  s3.fail(503);
  const answer = await send(`GET ${other}`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect((await send(`GET ${held}`)).status).toBe(200);
  expect((await send('GET /api/reviews')).status).toBe(200);
  expect((await call('GET /api/bookings')).status).toBe(200);
  expect((await send('GET /readyz')).status).toBe(200);
});

it('readiness names a bucket that is away, asks it once a minute, and is not ended by it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { s3, send, call } = await ownerWithBucket();
  const ready = async () => (await send('GET /readyz')).json;
  expect(await ready()).toMatchObject({ status: 'ready', checks: { pictures: 'ok' } });
  s3.fail(503);
  vi.advanceTimersByTime(59_000);
  expect(await ready()).toMatchObject({ status: 'ready', checks: { pictures: 'ok' } });
  vi.advanceTimersByTime(16_000);
  expect(await ready()).toMatchObject({ status: 'ready', checks: { pictures: 'fail' } });
  expect((await call('GET /api/health')).json).toMatchObject({
    notices: expect.arrayContaining([
      {
        check: 'pictures',
        state: 'fail',
        text: 'Pictures of articles cannot be loaded or uploaded: their storage does not answer.',
      },
    ]),
  });
  s3.fail(undefined);
  vi.advanceTimersByTime(76_000);
  expect(await ready()).toMatchObject({ status: 'ready', checks: { pictures: 'ok' } });
  expect(s3.calls.filter((path) => path === 'HEAD /pictures/')).toHaveLength(
    2 + impatient.attempts,
  );
});

it('an upload that the bucket does not take is refused, and stored nowhere', async () => {
  const { upload, s3 } = await ownerWithBucket();
  s3.fail(503);
  const { status, json } = await upload();
  expect([status, json['code']]).toEqual([503, 'storage_unavailable']);
  expect(s3.objects.size).toBe(0);
});

it('a backup has the pictures of the bucket, and fails without them', async () => {
  const { upload, s3, url, headers } = await ownerWithBucket();
  await upload();
  const backUp = () =>
    fetch(`${url}/api/backup`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
  const archive = join(await temporaryFolder(), 'backup.tar.gz');
  await writeFile(archive, new Uint8Array(await (await backUp()).arrayBuffer()));
  const { counts, problems } = await checkBackup(archive);
  expect([counts.get('pictures'), problems]).toEqual([1, []]);
  s3.fail(503);
  expect((await backUp()).status).toBe(503);
});
