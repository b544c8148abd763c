import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { Agent, get, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD } from './testing/api-test.ts';
import { contactBody } from './testing/bodies.ts';
import { folderForTest, spawnServer } from './testing/server-process.ts';

/** A request whose body is held back: it runs until `finish`, which resolves to the status. */
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
  // An answer to a later call proves that the server has read these first bytes.
  await fetch(`${url}/healthz`);
  return {
    status,
    finish() {
      running.end(body.slice(10));
      return status;
    },
  };
}

/** Resolves when a connection is refused; each try is a new one. */
async function refusal(url: string): Promise<string> {
  const { hostname: host, port } = new URL(url);
  for (;;) {
    const socket = connect({ host, port: Number(port) });
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      socket.once('connect', () => resolve(undefined));
      socket.once('error', resolve);
    });
    socket.destroy();
    if (error) return error.code ?? 'unknown';
  }
}

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s answers what is running, takes nothing new, keeps what it acknowledged and exits 0',
    async (signal) => {
      const variables = { DATA_DIR: await folderForTest(), OWNER_PASSWORD: PASSWORD };
      const server = spawnServer(variables);
      const url = await server.url;
      const held = await heldRequest(url);

      server.child.kill(signal);
      expect(await refusal(url)).toBe('ECONNREFUSED');
      expect(await held.finish()).toBe(201);
      expect(await server.exited).toMatchObject({ code: 0, stderr: '' });

      const files = join(variables.DATA_DIR, 'contact-requests');
      const [month] = await readdir(files);
      expect(await readFile(join(files, month ?? ''), 'utf8')).toContain('Quillfeather');
    },
  );

  it('does not wait for connections that ask for nothing', async () => {
    const server = spawnServer({ DATA_DIR: await folderForTest() });
    const url = new URL(await server.url);
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const [response] = await once(get(`${url.origin}/healthz`, { agent }), 'response');
    response.resume();
    await once(response, 'end');
    const unused = connect({ host: url.hostname, port: Number(url.port) });
    unused.on('error', () => undefined);
    await once(unused, 'connect');
    await fetch(`${url.origin}/healthz`);

    const asked = performance.now();
    server.child.kill('SIGTERM');
    expect((await server.exited).code).toBe(0);
    expect(performance.now() - asked).toBeLessThan(3000);
  });

  it('gives up at the second signal', async () => {
    const server = spawnServer({ DATA_DIR: await folderForTest() });
    const url = await server.url;
    const held = await heldRequest(url);
    server.child.kill('SIGTERM');
    await refusal(url);
    server.child.kill('SIGTERM');
    expect((await server.exited).code).toBe(1);
    await expect(held.status).rejects.toThrow();
  });

  it('gives up after ten seconds', async () => {
    const server = spawnServer({ DATA_DIR: await folderForTest() });
    const held = await heldRequest(await server.url);
    const asked = performance.now();
    server.child.kill('SIGTERM');
    expect((await server.exited).code).toBe(1);
    expect(performance.now() - asked).toBeGreaterThan(9500);
    await expect(held.status).rejects.toThrow();
  }, 20_000);
});

describe('a start that fails says why in one sentence and exits 1', () => {
  async function failure(variables: Record<string, string>): Promise<string> {
    const exit = await spawnServer({ DATA_DIR: await folderForTest(), ...variables }).exited;
    expect(exit.code).toBe(1);
    expect(exit.stderr).not.toMatch(/^\s+at /m);
    return exit.stderr.replace(/^\(node.*\n|^\(Use.*\n/gm, '');
  }

  it('when variables are wrong', async () => {
    expect(await failure({ PORT: 'http', RATE_LIMIT: 'no' })).toBe(
      'PORT is "http"; allowed is a whole number from 0 to 65535, 0 for any free port.\n' +
        'RATE_LIMIT is "no"; allowed is on or off.\n',
    );
  });

  it('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await failure({ PORT: String(port) })).toBe(
      `Port ${port} is already in use; stop the other program or set PORT to a free one.\n`,
    );
  });

  it('when the host is not one of this machine', async () => {
    expect(await failure({ HOST: '192.0.2.1' })).toBe(
      'HOST is "192.0.2.1", which is not an address of this machine.\n',
    );
  });

  it('when another server holds the folder, which serves on', async () => {
    const DATA_DIR = await folderForTest();
    const first = spawnServer({ DATA_DIR });
    const url = await first.url;
    const message = await failure({ DATA_DIR });
    expect(message).toContain(`The data folder ${DATA_DIR} is in use by another process`);
    expect(message.trim().split('\n')).toHaveLength(1);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('when a file of the store is corrupt, which stays as it is', async () => {
    const DATA_DIR = await folderForTest();
    await mkdir(join(DATA_DIR, 'bookings'));
    const file = join(DATA_DIR, 'bookings', '2026-12.json');
    await writeFile(file, '{"half":');
    const message = await failure({ DATA_DIR });
    expect(message).toContain(file);
    expect(message.trim().split('\n')).toHaveLength(1);
    expect(await readFile(file, 'utf8')).toBe('{"half":');
  });

  it('when the folder is a file', async () => {
    const file = join(await folderForTest(), 'data');
    await writeFile(file, '');
    const message = await failure({ DATA_DIR: file });
    expect(message).toContain(file);
    expect(message.trim().split('\n')).toHaveLength(1);
  });
});

describe('the way into the admin', () => {
  it('is a link to set the password until one is set, then the password', async () => {
    const DATA_DIR = await folderForTest();
    const first = spawnServer({ DATA_DIR });
    const url = await first.url;
    first.child.kill('SIGTERM');
    const link = /this link, once: (\S+)\n/.exec((await first.exited).stdout)?.[1];
    expect(link).toMatch(new RegExp(`^${url}/admin#setup=[\\w-]{32}$`));

    const second = spawnServer({ DATA_DIR, OWNER_PASSWORD: PASSWORD });
    await second.url;
    second.child.kill('SIGTERM');
    const { stdout } = await second.exited;
    expect(stdout).toContain('with the password that OWNER_PASSWORD holds');
    expect(stdout).not.toContain(PASSWORD);

    const third = spawnServer({ DATA_DIR, PUBLIC_URL: 'https://bluebonnet.example' });
    await third.url;
    third.child.kill('SIGTERM');
    expect((await third.exited).stdout).toContain(
      'Sign in at https://bluebonnet.example/admin with the owner’s password.',
    );
  });
});
