import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { subMinutes } from 'date-fns/subMinutes';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { startChild } from './child-process.ts';
import { inNewFolder, startProduct } from './server-process.ts';
import { driveWith, type Served } from './serving/drive-in-turn.ts';
import { httpRequest } from './serving/http-request.ts';
import { onceOf, requestOf } from './store/records.ts';
import { type Effort, median, type Row, thousands } from './table.ts';

const WAITING = 10_000;
/** A request has a message to the client and one to the owner. */
const REQUESTS = WAITING / 2;
const CONNECTIONS = 10;
/** Seconds. */
const WARM_UP = 1;
/** Answers a second that visitors ask for. */
const RATE = 200;
/** How many times slower than without mail. */
const SLOWER = 1.5;
/** ms: below this a visitor notices nothing, and the ratio is of the clock. */
const LEAST_P99 = 5;

interface Round {
  idle: Served;
  busy: Served;
  sent: number;
}

/** How long visitors wait for a page while 10,000 messages go out as fast as a mail server takes them. */
export async function measureMessages({ rounds, seconds }: Effort): Promise<Row[]> {
  const all: Round[] = [];
  while (all.length < rounds) all.push(await measureRound(seconds));
  const p99Of = (kind: 'idle' | 'busy') => median(all.map((round) => round[kind].p99));
  const ms = (figure: number) => figure.toFixed(1);
  const [idle, busy] = [p99Of('idle'), p99Of('busy')];
  return [
    {
      measure: `GET /, ${RATE} a second, p99 ms while ${thousands(WAITING)} messages wait`,
      ours: `${ms(busy)} (${(busy / idle).toFixed(1)} times)`,
      reference: `mail not set up ${ms(idle)}`,
      target: `at most ${SLOWER} times, or ${LEAST_P99} ms`,
      met: busy <= Math.max(SLOWER * idle, LEAST_P99),
      reasons: all.map((round) => `${ms(round.busy.p99)}, idle ${ms(round.idle.p99)}`),
    },
    {
      measure: 'mails/s meanwhile',
      ours: thousands(median(all.map(({ sent }) => sent / (WARM_UP + seconds)))),
    },
  ];
}

const measureRound = (seconds: number): Promise<Round> =>
  inNewFolder(async (folder) => {
    await writeWaiting(folder, new Date());
    const load = { connections: CONNECTIONS, seconds, rate: RATE };
    const visit = async (env: Record<string, string>) => {
      await using server = await startProduct(folder, { env });
      await driveWith(server, httpRequest('/'), { ...load, seconds: WARM_UP });
      return await driveWith(server, httpRequest('/'), load);
    };
    const idle = await visit({});
    const mail = startChild(new URL('./messages/mail-server.ts', import.meta.url));
    const port = await mail.message<number>();
    const busy = await visit({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'a@b.example' });
    mail.send('count');
    const sent = await mail.message<number>();
    await mail.end();
    if (sent >= WAITING) throw new Error('All messages went out before the end.');
    return { idle, busy, sent };
  });

/** Requests of the last minutes, on a store whose messages began before them. */
async function writeWaiting(folder: string, now: Date): Promise<void> {
  const createdAt = subMinutes(now, 10).toISOString();
  const month = monthOf(createdAt.slice(0, 10));
  const records = Array.from({ length: REQUESTS }, (_, n) => {
    const request = { ...requestOf(month, n), createdAt };
    return { ...request, once: onceOf(request) };
  });
  await mkdir(join(folder, 'contact-requests'));
  await writeFile(
    join(folder, 'contact-requests', `${month}.json`),
    JSON.stringify({ version: 1, records }),
  );
  const settings = { revision: 1, since: subMinutes(now, 20).toISOString() };
  await writeFile(join(folder, 'message-settings.json'), JSON.stringify({ version: 1, settings }));
}
