import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Balancer } from '#api/http/testing/balancer.ts';
import { PostgresServer } from '#api/store/postgres/testing/postgres-server.ts';
import { freePorts } from '#api/testing/free-ports.ts';
import { inNewFolder, type ServerProcess, startProduct } from '../server-process.ts';
import { faultRow, type Row, thousands } from '../table.ts';
import { clients, post } from './clients.ts';
import { Owner } from './owner.ts';
import { requestOf } from './slots.ts';

const PROCESSES = 3;
const CLIENTS = 16;
const PAGES = ['/', '/calendar', '/pricing', '/api/calendar/next-slot', '/api/reviews'];

/**
 * `deploy/rolling-restart.sh` on three processes on one database, behind a proxy, under load: each request is
 * sent once, and each has to be answered.
 */
export const rolling = (rounds: number): Promise<Row[]> =>
  inNewFolder(async (folder) => {
    const database = await PostgresServer.start();
    const file = join(folder, 'servers.conf');
    const balancer = new Balancer();
    const processes = new Map<string, ServerProcess>();
    const faults: string[] = [];
    try {
      const url = await balancer.listen();
      const env = { DATABASE_URL: database.url(), PUBLIC_URL: url, LOG_LEVEL: 'error' };
      const start = async (port: string) => {
        const server = await startProduct(join(folder, 'data'), { port: Number(port), env });
        processes.set(port, server);
      };
      const ports = (await freePorts(PROCESSES)).map(String);
      for (const port of ports) await start(port);
      const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1;\n`);
      writeFileSync(file, servers.join(''));
      const reload = () => balancer.use(portsIn(file));
      reload();

      async function restart(port: string) {
        const code = await processes.get(port)?.end();
        if (code !== 0) faults.push(`a stop ended with ${code}`);
        await start(port);
      }
      await using control = await startControl({ reload, restart });

      let isDone = false;
      const restarting = (async () => {
        for (let round = 0; round < rounds; round++) {
          const code = await runScript(ports, file, control.url);
          if (code !== 0) faults.push(`the script ended with ${code}`);
        }
      })().finally(() => {
        isDone = true;
      });
      const load = await sendLoad(url, () => isDone);
      await restarting;
      faults.push(...load.faults);

      const stored = await (await Owner.signIn({ url })).all<{ email: string }>('contact-requests');
      const emails = stored.map(({ email }) => email);
      if (new Set(emails).size !== emails.length) faults.push('a request is stored twice');
      const known = new Set(emails);
      for (const email of load.acknowledged) {
        if (!known.has(email)) faults.push(`${email} was acknowledged and is lost`);
      }
      const found = `${thousands(load.sent)} requests, ${thousands(load.acknowledged.length)} stored`;
      return [faultRow(`${rounds * PROCESSES} restarts of three processes`, found, faults)];
    } finally {
      balancer.close();
      await Promise.all([...processes.values()].map((server) => server.end()));
      await database.stop();
    }
  });

/** The ports that nginx would use by its list of servers. */
const portsIn = (file: string): number[] =>
  [...readFileSync(file, 'utf8').matchAll(/^server 127\.0\.0\.1:(\d+) (.*);$/gm)].flatMap(
    ([, port, rest]) => (rest === 'down' ? [] : [Number(port)]),
  );

/** Reads and writes in turn until `isDone`; each request is sent once. */
async function sendLoad(url: string, isDone: () => boolean) {
  const faults: string[] = [];
  const acknowledged: string[] = [];
  let sent = 0;
  await clients(CLIENTS, async () => {
    sent += 1;
    const path = PAGES[sent % (2 * PAGES.length)];
    const email = `rolling-${sent}@example.com`;
    const name = path ?? '/api/contact';
    try {
      const answer = path
        ? await fetch(url + path)
        : await post(url, '/api/contact', requestOf(email), email);
      await answer.text();
      if (!answer.ok) faults.push(`${name} answered with ${answer.status}`);
      else if (!path) acknowledged.push(email);
    } catch (error) {
      faults.push(`${name}: ${String(error)}`);
    }
    return !isDone();
  });
  return { sent, acknowledged, faults };
}

/** What the script does by `systemctl`, as an HTTP server. */
async function startControl(does: { reload(): void; restart(port: string): Promise<void> }) {
  const server = createServer(async ({ url = '' }, answer) => {
    const port = /^\/restart\/(\d+)$/.exec(url)?.[1];
    if (port) await does.restart(port);
    else does.reload();
    answer.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections();
    },
  };
}

async function runScript(ports: readonly string[], file: string, control: string) {
  const post = `curl --silent --fail --request POST ${control}`;
  const child = spawn('sh', ['deploy/rolling-restart.sh', ...ports], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SERVERS: file,
      RELOAD: `${post}/reload`,
      RESTART: `${post}/restart/`,
      SETTLE: '1',
    },
  });
  const [code] = await once(child, 'exit');
  return code as number | null;
}
