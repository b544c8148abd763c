import { setTimeout as pause } from 'node:timers/promises';
import { faultRow, type Row, thousands } from '../../table.ts';
import { clients, post } from '../clients.ts';
import { Owner } from '../owner.ts';
import { requestOf } from '../slots.ts';
import type { Processes } from './processes.ts';

const CLIENTS = 24;
/** Milliseconds between two calls of a client. */
const PACE = 20;
/** Milliseconds of load before the outage and after it. */
const AROUND = 1000;
/** Pages that every process has in memory. */
const PAGES = ['/', '/pricing', '/blog'];

interface Call {
  what: string;
  isPage: boolean;
  begun: number;
  ended: number;
  answer: Pick<Response, 'status' | 'headers'>;
}

interface Outage {
  measure: string;
  /** Resolves when no process can reach the database any more. */
  begin(): Promise<void>;
  /** Milliseconds between `begin` and `end`. */
  lasts: number;
  /** Makes the database available again. */
  end(): Promise<void>;
  /** Milliseconds in which each answer must come. */
  bound: number;
}

/**
 * Load on all processes before, during and after an outage of their database. Meanwhile the API answers with
 * 503 and Retry-After in bounded time, and pages from memory go on; afterwards everything works by itself,
 * and what was acknowledged is there.
 */
export async function outage(processes: Processes, given: Outage): Promise<Row> {
  const { servers } = processes;
  for (const { url } of servers) for (const path of PAGES) await (await fetch(url + path)).text();
  const owner = await Owner.signIn(servers[0] ?? { url: '' });
  const calls: Call[] = [];
  const acknowledged: string[] = [];
  let isDone = false;
  let sent = 0;

  async function call(): Promise<void> {
    sent += 1;
    const n = sent;
    const server = servers[n % servers.length] ?? { url: '' };
    const email = `outage-${n}@example.com`;
    const page = PAGES[n % PAGES.length] ?? '/';
    const kinds: Record<string, () => Promise<Response>> = {
      [page]: () => fetch(server.url + page),
      slots: () => fetch(`${server.url}/api/calendar/next-slot`),
      promotions: () => fetch(`${server.url}/api/promotions`),
      bookings: () => owner.at(server).send('GET', 'bookings'),
      request: () => post(server.url, '/api/contact', requestOf(email), email),
    };
    const all = Object.entries(kinds);
    const [what, send] = all[Math.floor(Math.random() * all.length)] ?? ['', kinds[page]];
    const begun = performance.now();
    const answer = await send?.();
    if (!answer) return;
    await answer.arrayBuffer();
    const isPage = what === page;
    calls.push({ what, isPage, begun, ended: performance.now(), answer });
    if (what === 'request' && answer.ok) acknowledged.push(email);
  }

  const load = clients(CLIENTS, async () => {
    await call();
    await pause(PACE);
    return !isDone;
  });
  await pause(AROUND);
  const breaks = performance.now();
  await given.begin();
  const from = performance.now();
  await pause(given.lasts);
  const until = performance.now();
  await given.end();
  const healing = await processes.ready();
  const healed = performance.now();
  await pause(AROUND);
  isDone = true;
  await load;

  const faults = calls.flatMap((one) => faultOf(one, { breaks, from, until, healed }));
  const slowest = Math.max(...calls.map(({ begun, ended }) => ended - begun));
  if (slowest > given.bound) faults.push(`an answer took ${thousands(slowest)} ms`);
  const stored = await owner.all<{ email: string }>('contact-requests');
  const emails = new Set(stored.map(({ email }) => email));
  if (emails.size !== stored.length) faults.push('a request is stored twice');
  for (const email of acknowledged) {
    if (!emails.has(email)) faults.push(`${email} was acknowledged and is lost`);
  }
  const found = `${thousands(calls.length)} answers within ${thousands(slowest)} ms, ready again after ${thousands(healing)} ms`;
  const limit = `no fault, no answer after ${given.bound / 1000} s`;
  return { ...faultRow(given.measure, found, faults), target: limit };
}

interface Times {
  breaks: number;
  from: number;
  until: number;
  healed: number;
}

function faultOf({ what, isPage, begun, ended, answer }: Call, times: Times): string[] {
  const { status, headers } = answer;
  const isOk = status >= 200 && status < 300;
  const isRefusal = status === 503 && headers.has('Retry-After');
  const isBefore = ended < times.breaks;
  const isAfter = begun > times.healed;
  const isDuring = begun > times.from && ended < times.until;
  const mustBeOk = isPage || isBefore || isAfter;
  const isRight = isDuring && !isPage ? isRefusal : isOk || (isRefusal && !mustBeOk);
  const when = isBefore ? 'before' : isAfter ? 'after' : isDuring ? 'during' : 'around';
  return isRight ? [] : [`${what} was answered with ${status} ${when} the outage`];
}
