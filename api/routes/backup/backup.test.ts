import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { create } from 'tar';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest, fieldErrors, PASSWORD } from '#api/testing/api-test.ts';
import { bookingBody, contactBody } from '#api/testing/bodies.ts';

const run = promisify(execFile);
const program = fileURLToPath(new URL('../../restore.ts', import.meta.url));
const restore = (archive: string, folder: string) =>
  run(process.execPath, [program, archive, folder]);

const call = 'POST /api/backup';

async function apiWithContent() {
  const api = await apiForTest({ ownerPassword: PASSWORD });
  await api.send('POST /api/contact', { body: contactBody() });
  await api.send('POST /api/calendar/book', { body: bookingBody() });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  const { json } = await api.send('GET /api/availability', { headers });
  await api.send('PUT /api/availability', { body: { ...json, noticeHours: 5 }, headers });
  const backUp = async (path: string) => {
    const answer = await fetch(`${api.url}/api/backup`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
    await writeFile(path, new Uint8Array(await answer.arrayBuffer()));
    return answer;
  };
  return { ...api, headers, backUp };
}

/** What the owner reads, without what belongs to a session. */
async function contentOf(api: Awaited<ReturnType<typeof apiForTest>>) {
  const headers = { Cookie: await api.signIn() };
  const paths = ['contact-requests', 'bookings', 'availability', 'blog/posts', 'reviews'];
  return Promise.all(
    paths.map(async (path) => (await api.send(`GET /api/${path}`, { headers })).text),
  );
}

describe('POST /api/backup', () => {
  it('asks for session, own page and password', async () => {
    const api = await apiWithContent();
    const { Cookie } = api.headers;
    const body = { password: PASSWORD };
    const refused = async (headers: Record<string, string>, given: unknown = body) =>
      (await api.send(call, { body: given, headers })).json.code;
    expect(await refused({ Origin: api.origin })).toBe('not_signed_in');
    expect(await refused({ Cookie, Origin: 'https://jane.example' })).toBe('forbidden_origin');
    expect(await refused(api.headers, { password: 'no idea' })).toBe('wrong_password');
    const missing = await api.send(call, { body: {}, headers: api.headers });
    expect(fieldErrors(missing)).toEqual({ password: 'Password is required' });
  });

  it('slows down whoever guesses', async () => {
    const api = await apiWithContent();
    const guess = () => api.send(call, { body: { password: 'no' }, headers: api.headers });
    for (let tries = 0; tries < 5; tries += 1) await guess();
    expect((await guess()).status).toBe(429);
  });

  it('gives one archive that no password and no session is in', async () => {
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
      'bookings/2026-11.json',
      'contact-requests/2026-11.json',
      'settings.json',
    ]);
    expect(await readdir(join(api.dataDir, '.snapshots'))).toEqual([]);
  });
});

describe('npm run restore', () => {
  it('brings back the same content, for a server that starts on it', async () => {
    const api = await apiWithContent();
    const before = await contentOf(api);
    const folder = await temporaryFolder();
    await api.backUp(join(folder, 'backup.tar.gz'));
    // What comes later is not in it.
    await api.send('POST /api/contact', { body: contactBody({ firstName: 'Later' }) });

    const dataDir = join(folder, 'data');
    const { stdout } = await restore(join(folder, 'backup.tar.gz'), dataDir);
    expect(stdout).toContain(`3 files of ${join(folder, 'backup.tar.gz')} are in ${dataDir}`);
    const again = await apiForTest({ ownerPassword: PASSWORD, dataDir });
    expect(await contentOf(again)).toEqual(before);
  });

  it('leaves the first password to be set anew', async () => {
    const api = await apiWithContent();
    const folder = await temporaryFolder();
    await api.backUp(join(folder, 'backup.tar.gz'));
    await restore(join(folder, 'backup.tar.gz'), join(folder, 'data'));
    const again = await apiForTest({ dataDir: join(folder, 'data') });
    expect(again.setupToken).toBeDefined();
    const { Cookie } = api.headers;
    expect((await again.send('GET /api/bookings', { headers: { Cookie } })).status).toBe(401);
  });

  it('works with nothing kept yet', async () => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
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
    expect(stdout).toContain('0 files');
  });

  it('restores into an empty folder that is there, such as a mounted one', async () => {
    const api = await apiWithContent();
    const folder = await temporaryFolder();
    await api.backUp(join(folder, 'backup.tar.gz'));
    const empty = await temporaryFolder();
    await restore(join(folder, 'backup.tar.gz'), empty);
    expect((await readdir(empty)).sort()).toEqual([
      'bookings',
      'contact-requests',
      'settings.json',
    ]);
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

  async function archiveWith(make: (from: string) => Promise<string[]>) {
    const folder = await temporaryFolder();
    const from = join(folder, 'from');
    await mkdir(from);
    const file = join(folder, 'made.tar.gz');
    const paths = await make(from);
    await create({ cwd: from, gzip: true, file, preservePaths: true }, paths);
    return { folder, file };
  }

  const settings = '{"version":1,"availability":{"startTimes":"always"}}';
  it.each<[string, (from: string) => Promise<string[]>, string]>([
    [
      'a path that leads outside',
      async (from) => {
        await writeFile(join(from, '..', 'outside.json'), '{}');
        return ['../outside.json'];
      },
      '../outside.json is no file of a backup',
    ],
    [
      'an absolute path',
      async (from) => {
        await writeFile(join(from, 'posts.json'), '{}');
        return [join(from, 'posts.json')];
      },
      'is no file of a backup',
    ],
    [
      'a link',
      async (from) => {
        await symlink('/etc/hostname', join(from, 'posts.json'));
        return ['posts.json'];
      },
      'posts.json is a SymbolicLink, not a plain file',
    ],
    [
      'a name that it does not know',
      async (from) => {
        await writeFile(join(from, 'run-me.sh'), '');
        return ['run-me.sh'];
      },
      'run-me.sh is no file of a backup',
    ],
    [
      'a password',
      async (from) => {
        await writeFile(join(from, 'owner.json'), '{"version":1,"passwordHash":"x"}');
        return ['owner.json'];
      },
      'owner.json is no file of a backup',
    ],
    [
      'a folder where a file should be',
      async (from) => {
        await mkdir(join(from, 'posts.json'));
        return ['posts.json'];
      },
      'is a Directory, not a plain file',
    ],
    [
      'content that the server could not read',
      async (from) => {
        await writeFile(join(from, 'settings.json'), settings);
        return ['settings.json'];
      },
      'settings.json: availability: startTimes',
    ],
  ])('refuses %s', async (_, make, message) => {
    const { folder, file } = await archiveWith(make);
    const before = (await readdir(folder)).sort();
    await expect(restore(file, join(folder, 'data'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(message),
    });
    expect((await readdir(folder)).sort()).toEqual(before);
  });

  it('refuses what is no archive, and what is not there', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'photo.jpg'), 'not an archive at all');
    for (const name of ['photo.jpg', 'missing.tar.gz']) {
      await expect(restore(join(folder, name), join(folder, 'data'))).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('could not be read as a .tar.gz'),
      });
    }
    expect(await readFile(join(folder, 'photo.jpg'), 'utf8')).toBe('not an archive at all');
  });

  it('says how it is called', async () => {
    await expect(run(process.execPath, [program])).rejects.toMatchObject({
      code: 1,
      stderr: 'Usage: npm run restore -- <backup.tar.gz> <empty or new folder>\n',
    });
  });
});
