import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { subMinutes } from 'date-fns/subMinutes';
import { acceptFiles } from '#api/store/json/accept-files.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { newWebhook } from '#domain/webhooks/webhook-changes.ts';
import { startChild } from './child-process.ts';
import { inNewFolder, OWNER_PASSWORD, ServerProcess, startProduct } from './server-process.ts';
import { driveWith, type Served } from './serving/drive-in-turn.ts';
import { httpRequest } from './serving/http-request.ts';
import { onceOf, requestOf } from './store/records.ts';
import { type Effort, median, type Row, thousands } from './table.ts';

const WAITING = 10_000;
/** A request has a message to the client and one to the owner, or goes to two endpoints. */
const REQUESTS = WAITING / 2;
const CONNECTIONS = 10;
/** Seconds. */
const WARM_UP = 1;
/** Answers a second that visitors ask for. */
const RATE = 200;
/** How many times slower than when nothing goes out. */
const SLOWER = 1.5;
/** ms: below this a visitor notices nothing, and the ratio is of the clock. */
const LEAST_P99 = 5;

interface Round {
  idle: Served;
  busy: Served;
  sent: number;
}

/** Something that goes out while visitors read pages. */
interface Traffic {
  noun: string;
  /** What the idle server lacks. */
  without: string;
  /** The program that takes it, in a process of its own. */
  receiver: URL;
  /** Writes beside the requests what makes it wait. */
  write(folder: string, since: string): Promise<void>;
  /** The product, which sends to the receiver at `port`; without it, it sends nothing. */
  start(folder: string, port?: number): Promise<ServerProcess>;
}

const mails: Traffic = {
  noun: 'mails',
  without: 'mail not set up',
  receiver: new URL('./messages/mail-server.ts', import.meta.url),
  write: (folder, since) =>
    writeJson(folder, 'message-settings.json', { settings: { revision: 1, since } }),
  start: (folder, port) =>
    startProduct(folder, {
      env: port ? { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@b.example' } : {},
    }),
};

const webhooks: Traffic = {
  noun: 'webhooks',
  without: 'no endpoint',
  receiver: new URL('./messages/endpoint.ts', import.meta.url),
  async write(folder, since) {
    const records = ['one', 'two'].map((id) =>
      newWebhook(
        { url: `https://calendar.example/${id}`, description: id, types: ['request.created'] },
        { id, secret: 'whsec_c2VjcmV0', now: new Date(since) },
      ),
    );
    await writeJson(folder, 'webhooks.json', { records });
  },
  async start(folder, port) {
    if (!port) return startProduct(folder, { env: {} });
    const program = fileURLToPath(new URL('./messages/webhook-server.ts', import.meta.url));
    const env = { PORT: '0', DATA_DIR: folder, OWNER_PASSWORD, RATE_LIMIT: 'off' };
    return ServerProcess.start([program, String(port)], { env });
  },
};

/** How long visitors wait for a page while 10,000 mails or webhooks go out as fast as they are taken. */
export async function measureMessages(effort: Effort): Promise<Row[]> {
  return [...(await measureTraffic(mails, effort)), ...(await measureTraffic(webhooks, effort))];
}

async function measureTraffic(traffic: Traffic, { rounds, seconds }: Effort): Promise<Row[]> {
  const all: Round[] = [];
  while (all.length < rounds) all.push(await measureRound(traffic, seconds));
  const p99Of = (kind: 'idle' | 'busy') => median(all.map((round) => round[kind].p99));
  const ms = (figure: number) => figure.toFixed(1);
  const [idle, busy] = [p99Of('idle'), p99Of('busy')];
  const { noun, without } = traffic;
  return [
    {
      measure: `GET /, ${RATE} a second, p99 ms while ${thousands(WAITING)} ${noun} wait`,
      ours: `${ms(busy)} (${(busy / idle).toFixed(1)} times)`,
      reference: `${without} ${ms(idle)}`,
      target: `at most ${SLOWER} times, or ${LEAST_P99} ms`,
      met: busy <= Math.max(SLOWER * idle, LEAST_P99),
      reasons: all.map((round) => `${ms(round.busy.p99)}, idle ${ms(round.idle.p99)}`),
    },
    {
      measure: `${noun}/s meanwhile`,
      ours: thousands(median(all.map(({ sent }) => sent / (WARM_UP + seconds)))),
    },
  ];
}

const measureRound = (traffic: Traffic, seconds: number): Promise<Round> =>
  inNewFolder(async (folder) => {
    const load = { connections: CONNECTIONS, seconds, rate: RATE };
    const visit = async (port?: number) => {
      await using server = await traffic.start(folder, port);
      await driveWith(server, httpRequest('/'), { ...load, seconds: WARM_UP });
      return await driveWith(server, httpRequest('/'), load);
    };
    await writeRequests(folder, new Date());
    const idle = await visit();
    await traffic.write(folder, subMinutes(new Date(), 20).toISOString());
    const receiver = startChild(traffic.receiver);
    const busy = await visit(await receiver.message<number>());
    receiver.send('count');
    const sent = await receiver.message<number>();
    await receiver.end();
    if (sent >= WAITING) throw new Error(`All ${traffic.noun} went out before the end.`);
    return { idle, busy, sent };
  });

/** Requests of the last minutes. */
async function writeRequests(folder: string, now: Date): Promise<void> {
  const createdAt = subMinutes(now, 10).toISOString();
  const month = monthOf(createdAt.slice(0, 10));
  const records = Array.from({ length: REQUESTS }, (_, n) => {
    const request = { ...requestOf(month, n), createdAt };
    return { ...request, once: onceOf(request) };
  });
  await mkdir(join(folder, 'contact-requests'));
  await writeJson(folder, `contact-requests/${month}.json`, { records });
}

async function writeJson(folder: string, name: string, content: object): Promise<void> {
  await writeFile(join(folder, name), JSON.stringify({ version: 1, ...content }));
  await acceptFiles(folder);
}
