import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { Agent, get, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, type TestContext } from 'vitest';
import { ConfigurationError } from './configuration-error.ts';
import { PASSWORD } from './testing/api-test.ts';
import { contactBody } from './testing/request-bodies.ts';
import { folderForTest, spawnServer } from './testing/server-process.ts';

/** Milliseconds; several processes start at once. */
const options = { timeout: 90_000 };

/** A request whose body is incomplete until `finish`, which resolves to the status. */
async function heldRequest(url: string) {
  const body = JSON.stringify(contactBody());
  const running = request(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
  });
  const status = new Promise<number>((resolve, reject) => {
    running.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    running.on('error', reject);
  });
  status.catch(() => undefined);
  running.write(body.slice(0, 10));
  await once(running, 'socket');
  // The answer to a later call proves that the server has read these first bytes.
  await fetch(`${url}/healthz`);
  return {
    status,
    finish() {
      running.end(body.slice(10));
      return status;
    },
  };
}

/** Resolves when connections are refused. Before that, one may be reset. */
async function refusing(url: string): Promise<void> {
  const { hostname: host, port } = new URL(url);
  for (let code: string | undefined; code !== 'ECONNREFUSED'; ) {
    const socket = connect({ host, port: Number(port) });
    code = await new Promise<string | undefined>((resolve) => {
      socket.once('connect', () => resolve(undefined));
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
    socket.destroy();
  }
}

describe.concurrent('stopping', options, () => {
  it.for(['SIGTERM', 'SIGINT'] as const)(
    '%s answers running requests, accepts no new ones, keeps acknowledged data and exits 0',
    async (signal, test) => {
      const variables = { DATA_DIR: await folderForTest(test), OWNER_PASSWORD: PASSWORD };
      const server = spawnServer(test, variables);
      const url = await server.url;
      const held = await heldRequest(url);

      server.child.kill(signal);
      await refusing(url);
      expect(await held.finish()).toBe(201);
      const { stdout, ...exit } = await server.exited;
      expect(exit).toMatchObject({ code: 0, stderr: '' });
      const lines = stdout.trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        {
          level: 30,
          site: url,
          data: variables.DATA_DIR,
          msg: expect.stringContaining('listening'),
        },
        { level: 30, msg: expect.stringContaining('Sign in at') },
        { level: 30, msg: expect.stringContaining('Stopping') },
        { level: 30, msg: 'Stopped' },
      ]);

      const files = join(variables.DATA_DIR, 'contact-requests');
      const [month] = await readdir(files);
      expect(await readFile(join(files, month ?? ''), 'utf8')).toContain('Quillfeather');
    },
  );

  it('does not wait for idle connections', async (test) => {
    const server = spawnServer(test, { DATA_DIR: await folderForTest(test) });
    const url = new URL(await server.url);
    const agent = new Agent({ keepAlive: true });
    test.onTestFinished(() => agent.destroy());
    const [response] = await once(get(`${url.origin}/healthz`, { agent }), 'response');
    response.resume();
    await once(response, 'end');
    const unused = connect({ host: url.hostname, port: Number(url.port) });
    unused.on('error', () => undefined);
    await once(unused, 'connect');
    await fetch(`${url.origin}/healthz`);

    server.child.kill('SIGTERM');
    expect((await server.exited).code).toBe(0);
  });

  it('exits at the second signal', async (test) => {
    const server = spawnServer(test, { DATA_DIR: await folderForTest(test) });
    const url = await server.url;
    const held = await heldRequest(url);
    server.child.kill('SIGTERM');
    await refusing(url);
    server.child.kill('SIGTERM');
    expect((await server.exited).code).toBe(1);
    await expect(held.status).rejects.toThrow();
  });
});

describe.concurrent('a failing start prints the reason', options, () => {
  async function failure(
    test: TestContext,
    variables: Record<string, string>,
    code = 1,
  ): Promise<string> {
    const exit = await spawnServer(test, { DATA_DIR: await folderForTest(test), ...variables })
      .exited;
    expect(exit.code).toBe(code);
    expect(exit.stderr).not.toMatch(/^\s+at /m);
    return exit.stderr.replace(/^\(node.*\n|^\(Use.*\n/gm, '');
  }

  it('when variables are wrong, with a code on which the service is not restarted', async (test) => {
    const restartsNot = Number(
      /^RestartPreventExitStatus=(\d+)$/m.exec(
        await readFile('deploy/inspection.service', 'utf8'),
      )?.[1],
    );
    expect(await failure(test, { PORT: 'http', RATE_LIMIT: 'no' }, restartsNot)).toBe(
      'PORT is "http"; it must be a whole number from 0 to 65535, 0 for any free port.\n' +
        'RATE_LIMIT is "no"; it must be on or off.\n',
    );
  });

  it('when the port is in use', async (test) => {
    const other = createServer().listen(0, '127.0.0.1');
    test.onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await failure(test, { PORT: String(port) })).toBe(
      `Port ${port} is already in use; stop the other program or set PORT to a free one.\n`,
    );
  });

  it('when the host is not one of this machine', async (test) => {
    expect(await failure(test, { HOST: '192.0.2.1' })).toBe(
      'HOST is "192.0.2.1", which is not an address of this machine.\n',
    );
  });

  it('when another server has locked the folder', async (test) => {
    const DATA_DIR = await folderForTest(test);
    const first = spawnServer(test, { DATA_DIR });
    const url = await first.url;
    const message = await failure(test, { DATA_DIR });
    expect(message).toContain(`The data folder ${DATA_DIR} is in use by another process`);
    expect(message.trim().split('\n')).toHaveLength(1);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it.runIf(process.platform === 'linux')(
    'when another server has locked the folder, and its .lock was removed',
    async (test) => {
      const DATA_DIR = await folderForTest(test);
      const first = spawnServer(test, { DATA_DIR });
      const url = await first.url;
      await rm(join(DATA_DIR, '.lock'));
      const link = join(await folderForTest(test), 'link');
      await symlink(DATA_DIR, link);
      for (const folder of [DATA_DIR, link]) {
        expect(await failure(test, { DATA_DIR: folder })).toContain(
          `The data folder ${folder} is in use by another process`,
        );
      }
      expect((await fetch(`${url}/readyz`)).status).toBe(200);

      first.child.kill('SIGKILL');
      await first.exited;
      await spawnServer(test, { DATA_DIR }).url;
    },
  );

  it('when a file of the store is missing, until it is accepted', async (test) => {
    const DATA_DIR = await folderForTest(test);
    const first = spawnServer(test, { DATA_DIR });
    const { status } = await fetch(`${await first.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactBody()),
    });
    expect(status).toBe(201);
    first.child.kill('SIGKILL');
    await first.exited;
    const [month] = await readdir(join(DATA_DIR, 'contact-requests'));
    const name = `contact-requests/${month}`;
    await rm(join(DATA_DIR, name));

    const message = await failure(test, { DATA_DIR }, ConfigurationError.EXIT_CODE);
    expect(message).toContain(`${name} is missing`);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [fileURLToPath(new URL('./owner-command.ts', import.meta.url)), 'accept-files'],
      { env: { ...process.env, DATA_DIR } },
    );
    expect(stdout).toContain(`${name} is missing`);
    await spawnServer(test, { DATA_DIR }).url;
  });

  it('when a file of the store is corrupt, and leaves it unchanged', async (test) => {
    const DATA_DIR = await folderForTest(test);
    await mkdir(join(DATA_DIR, 'bookings'));
    const file = join(DATA_DIR, 'bookings', '2026-12.json');
    await writeFile(file, '{"half":');
    const message = await failure(test, { DATA_DIR }, ConfigurationError.EXIT_CODE);
    expect(message).toContain(file);
    expect(message.trim().split('\n')).toHaveLength(1);
    expect(await readFile(file, 'utf8')).toBe('{"half":');
  });

  it('when the folder is a file', async (test) => {
    const file = join(await folderForTest(test), 'data');
    await writeFile(file, '');
    expect(await failure(test, { DATA_DIR: file })).toBe(
      `The data folder ${file} cannot be written: it is a file (EEXIST).\n`,
    );
    expect(await failure(test, { DATA_DIR: join(file, 'data') })).toBe(
      `The data folder ${join(file, 'data')} cannot be written: it is in a file (ENOTDIR).\n`,
    );
  });
});

describe.concurrent('access to the admin', options, () => {
  it('is a link to set the password, then the password', async (test) => {
    const DATA_DIR = await folderForTest(test);
    const first = spawnServer(test, { DATA_DIR });
    const url = await first.url;
    first.child.kill('SIGTERM');
    const link = /this one-time link: ([^"]+)"/.exec((await first.exited).stdout)?.[1];
    expect(link).toMatch(new RegExp(`^${url}/admin#setup=[\\w-]{32}$`));

    const second = spawnServer(test, { DATA_DIR, OWNER_PASSWORD: PASSWORD });
    await second.url;
    second.child.kill('SIGTERM');
    const { stdout } = await second.exited;
    expect(stdout).toContain('with the password in OWNER_PASSWORD');
    expect(stdout).not.toContain(PASSWORD);

    const third = spawnServer(test, { DATA_DIR, PUBLIC_URL: 'https://bluebonnet.example' });
    await third.url;
    third.child.kill('SIGTERM');
    expect((await third.exited).stdout).toContain(
      'Sign in at https://bluebonnet.example/admin with the owner’s password.',
    );
  });
});
