import { execFile } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { create } from 'tar';
import { describe, expect, it, onTestFinished } from 'vitest';
import { codeAt } from '#api/second-factor/testing/code-at.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { refusingDisk } from '#api/store/testing/refusing-disk.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import {
  type ApiForTest,
  apiForTest,
  fieldErrors,
  NOW,
  PASSWORD,
  runningApi,
} from '#api/testing/api-test.ts';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import { bookingBody, contactBody, webhookBody } from '#api/testing/request-bodies.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../restore.ts', import.meta.url));
const restore = (archive: string, folder: string) =>
  run(process.execPath, [program, archive, folder]);

const call = 'POST /api/backup';

/** The answer, whose archive is in the file. */
async function download(
  { url }: Pick<ApiForTest, 'url'>,
  headers: Record<string, string>,
  path: string,
): Promise<Response> {
  const answer = await fetch(`${url}/api/backup`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  await writeFile(path, new Uint8Array(await answer.arrayBuffer()));
  return answer;
}

async function apiWithContent() {
  const api = await apiForTest({ ownerPassword: PASSWORD });
  await api.send('POST /api/contact', { body: contactBody({ locale: 'es' }) });
  await api.send('POST /api/calendar/book', { body: bookingBody({ locale: 'es' }) });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  const { json } = await api.send('GET /api/availability', { headers });
  await api.send('PUT /api/availability', { body: { ...json, noticeHours: 5 }, headers });
  const body = { ...webhookBody, password: PASSWORD };
  const webhook = await api.send('POST /api/webhooks', { body, headers });
  expect(webhook.status).toBe(201);
  const backUp = (path: string) => download(api, headers, path);
  return { ...api, headers, backUp };
}

/** The owner's data without sessions. */
async function contentOf(api: Awaited<ReturnType<typeof apiForTest>>) {
  const headers = { Cookie: await api.signIn() };
  const paths = ['contact-requests', 'bookings', 'availability', 'blog/posts', 'reviews'];
  return Promise.all(
    paths.map(async (path) => (await api.send(`GET /api/${path}`, { headers })).text),
  );
}

describe('POST /api/backup', () => {
  it('asks for the password again', async () => {
    const api = await apiWithContent();
    const refused = await api.send(call, { body: { password: 'no idea' }, headers: api.headers });
    expect(refused.json.code).toBe('wrong_password');
    const missing = await api.send(call, { body: {}, headers: api.headers });
    expect(fieldErrors(missing)).toEqual({ password: 'Password is required' });
  });

  it('is an archive without password, sessions and webhooks', async () => {
    const api = await apiWithContent();
    const folder = await temporaryFolder();
    const answer = await api.backUp(join(folder, 'backup.tar.gz'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/gzip');
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="backup-2026-11-25.tar.gz"',
    );
    await restore(join(folder, 'backup.tar.gz'), join(folder, 'data'));
    const names = await readdir(join(folder, 'data'), { recursive: true });
    expect(names.filter((name) => name.endsWith('.json')).sort()).toEqual([
      // The samples of a new store.
      'agreement-templates.json',
      'bookings/2026-11.json',
      'contact-requests/2026-11.json',
      // What was due is held.
      'hold.json',
      'manifest.json',
      'message-settings.json',
      'settings.json',
    ]);
    expect(await readdir(join(api.dataDir, '.snapshots'))).toEqual([]);
  });

  it('is recorded with its size once it was downloaded', async () => {
    const dataDir = await temporaryFolder();
    const api = await runningApi({ ownerPassword: PASSWORD, dataDir });
    const headers = { Cookie: await api.signIn(), Origin: api.origin };
    const file = join(await temporaryFolder(), 'backup.tar.gz');
    await download(api, headers, file);
    await api.close();
    const store = await openJsonStore({ folder: dataDir });
    onTestFinished(() => store.close());
    const { size: bytes } = await stat(file);
    expect(await store.lastBackup()).toEqual({ at: NOW.toISOString(), bytes, to: 'download' });
  });

  it('is downloaded whole on a disk that refuses to store its date', async () => {
    const log: string[] = [];
    let isFull = false;
    const disk = refusingDisk(() => (isFull ? 'ENOSPC' : undefined));
    const onLog = (line: string) => void log.push(line);
    const api = await apiForTest({ ownerPassword: PASSWORD, disk, onLog });
    const headers = { Cookie: await api.signIn(), Origin: api.origin };
    isFull = true;
    const file = join(await temporaryFolder(), 'backup.tar.gz');
    await download(api, headers, file);
    await run('tar', ['-tzf', file]);
    expect(log.join('')).toMatch(/date could not be stored/);
  });
});

describe('a key of the scope backup', () => {
  it('downloads a backup without a password, and opens nothing else', async () => {
    const { makeKey, asProgram } = await ownerWithKeys();
    const { key } = await makeKey(['backup']);
    const answer = await asProgram(key, call);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/gzip');
    expect((await asProgram(key, 'GET /api/bookings')).json.code).toBe('insufficient_scope');
  });

  it('downloads six an hour', async () => {
    const { makeKey, asProgram } = await ownerWithKeys({ rateLimit: true });
    const { key } = await makeKey(['backup']);
    const answers = await Promise.all(Array.from({ length: 7 }, () => asProgram(key, call)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ json }) => json.code)).toEqual(['rate_limited']);
  });
});

describe('npm run restore', () => {
  it('restores the same content', async () => {
    const api = await apiWithContent();
    const before = await contentOf(api);
    const folder = await temporaryFolder();
    await api.backUp(join(folder, 'backup.tar.gz'));
    // Later records are not in the backup.
    await api.send('POST /api/contact', { body: contactBody({ firstName: 'Later' }) });

    const dataDir = join(folder, 'data');
    const { stdout } = await restore(join(folder, 'backup.tar.gz'), dataDir);
    expect(stdout).toContain(`5 files of ${join(folder, 'backup.tar.gz')} are in ${dataDir}`);
    const again = await apiForTest({ ownerPassword: PASSWORD, dataDir });
    expect(await contentOf(again)).toEqual(before);
  });

  it('requires a new first password, and no code of an app that may be lost', async () => {
    const api = await apiWithContent();
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const body = { password: PASSWORD, secret, code: codeAt(secret, NOW) };
    const turnedOn = await api.send('POST /api/second-factor', { body, headers: api.headers });
    expect(turnedOn.status).toBe(201);
    const folder = await temporaryFolder();
    await api.backUp(join(folder, 'backup.tar.gz'));
    await restore(join(folder, 'backup.tar.gz'), join(folder, 'data'));
    const again = await apiForTest({ dataDir: join(folder, 'data') });
    expect(again.setupToken).toBeDefined();
    const { Cookie } = api.headers;
    expect((await again.send('GET /api/bookings', { headers: { Cookie } })).status).toBe(401);
    await again.send('POST /api/owner', {
      body: { setupToken: again.setupToken, password: 'gravel-lantern-ostrich-52' },
      headers: { Origin: again.origin },
    });
    expect(await again.signIn('gravel-lantern-ostrich-52')).toMatch(/^session=/);
  });

  it('works with an empty store', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD, sampleContent: false });
    const headers = {
      Cookie: await api.signIn(),
      Origin: api.origin,
      'Content-Type': 'application/json',
    };
    const body = JSON.stringify({ password: PASSWORD });
    const answer = await fetch(`${api.url}/api/backup`, { method: 'POST', headers, body });
    const folder = await temporaryFolder();
    const file = join(folder, 'backup.tar.gz');
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
    const { stdout } = await restore(file, join(folder, 'data'));
    expect(stdout).toContain('1 files');
  });

  it('overwrites nothing', async () => {
    const api = await apiWithContent();
    const folder = await temporaryFolder();
    await api.backUp(join(folder, 'backup.tar.gz'));
    const attempt = restore(join(folder, 'backup.tar.gz'), folder);
    await expect(attempt).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is not empty'),
    });
    expect(await readdir(folder)).toEqual(['backup.tar.gz']);
  });

  it('checks a backup and writes nothing', async () => {
    const api = await apiWithContent();
    const folder = await temporaryFolder();
    const archive = join(folder, 'backup.tar.gz');
    await api.backUp(archive);
    const { stdout } = await restore('--check', archive);
    expect(stdout).toContain('1  bookings');
    expect(stdout).toContain('Each digest is right');
    expect(await readdir(folder)).toEqual(['backup.tar.gz']);

    const bytes = await readFile(archive);
    await writeFile(archive, bytes.subarray(0, bytes.length - 20));
    await expect(restore('--check', archive)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('could not be read as a .tar.gz'),
    });
  });

  it('exits with 1 when a checked backup has a problem', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'posts.json'), '{"version":1,"records":[]}');
    const archive = join(folder, 'backup.tar.gz');
    await create({ cwd: folder, gzip: true, file: archive }, ['posts.json']);
    await expect(restore('--check', archive)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('1 problem:\nbackup.json: there is none that can be read\n'),
    });
  });

  it('prints its usage', async () => {
    await expect(run(process.execPath, [program])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Usage: npm run restore -- <backup\.tar\.gz> <empty or new folder, or postgres:/,
      ),
    });
  });
});
