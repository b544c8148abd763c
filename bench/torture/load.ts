import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Row, thousands } from '../table.ts';
import { bookingOf, freeSlots, requestOf } from './slots.ts';
import { clients, onNewFolder, TortureServer } from './torture-server.ts';

const CLIENTS = 32;
const IDLE = 10_000;
const SLOW = 50;
/** What a visitor does, by weight: reads pages, asks for times, sends. */
const pages = ['/', '/pricing', '/faq', '/blog', '/blog/hail-and-your-roof', '/api/reviews'];

interface LoadOptions {
  /** Seconds of each of the two parts: as fast as it goes, then at 70 % of that. */
  peak: number;
  steady: number;
}

/**
 * A mix as visitors make it at 70 % of the peak rate, while thousands of connections stand idle and
 * others send a byte a second: nobody is refused, and memory stays where it is.
 */
export const load = ({ peak, steady }: LoadOptions): Promise<Row[]> =>
  onNewFolder(async (folder) => {
    const server = await TortureServer.start(folder);
    const top = await drive(server, { seconds: peak });
    const idle = await Promise.all(Array.from({ length: IDLE }, () => open(server.port)));
    const slow = await Promise.all(Array.from({ length: SLOW }, () => open(server.port)));
    const stopSlow = sendByteByByte(slow);

    const pace = top.perSecond * 0.7;
    const first = await drive(server, { seconds: steady / 2, pace });
    const before = server.memory();
    const second = await drive(server, { seconds: steady / 2, pace });
    const after = server.memory();

    stopSlow();
    for (const socket of [...idle, ...slow]) socket.destroy();
    await server.end('SIGTERM');
    const faults = [...top.faults, ...first.faults, ...second.faults];
    const grown = (after - before) / 2 ** 20;
    return [
      {
        measure: `${thousands(steady)} s at ${thousands(pace)} requests/s beside ${thousands(IDLE)} idle and ${SLOW} slow connections`,
        ours: `${faults.length} faults of ${thousands(first.answers + second.answers)}`,
        reference: `peak ${thousands(top.perSecond)} a second`,
        target: 'no fault',
        met: faults.length === 0,
        reasons: faults.slice(0, 10),
      },
      {
        measure: 'p99 of the second half, ms',
        ours: second.p99.toFixed(0),
        reference: `first half ${first.p99.toFixed(0)}`,
        target: 'at most 2 times the first half',
        met: second.p99 <= 2 * Math.max(first.p99, 5),
      },
      {
        measure: 'memory of the server, second half',
        ours: `${grown >= 0 ? '+' : ''}${grown.toFixed(0)} MB`,
        reference: `${(before / 2 ** 20).toFixed(0)} MB before`,
        target: 'at most +30 MB',
        met: grown <= 30,
      },
    ];
  });

/** Sends the mix for `seconds`, at `pace` requests a second or as fast as answers come. */
async function drive(server: TortureServer, { seconds, pace }: { seconds: number; pace?: number }) {
  const slots = await freeSlots(server.url, 60);
  const started = performance.now();
  const end = started + seconds * 1000;
  const times: number[] = [];
  const faults: string[] = [];
  let sent = 0;

  await clients(CLIENTS, async () => {
    if (performance.now() >= end) return false;
    const n = sent++;
    // A request has its moment; who comes late does not wait, so that a slow answer is seen.
    const wait = pace ? started + (n / pace) * 1000 - performance.now() : 0;
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    const begun = performance.now();
    const status = await visit(server, n, slots[n % slots.length] ?? { date: '', time: '' });
    times.push(performance.now() - begun);
    if (![200, 201, 409, 422].includes(status)) faults.push(`request ${n}: ${status}`);
    return true;
  });
  times.sort((a, b) => a - b);
  return {
    answers: times.length,
    perSecond: times.length / ((performance.now() - started) / 1000),
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    faults,
  };
}

async function visit(server: TortureServer, n: number, slot: { date: string; time: string }) {
  const kind = n % 20;
  const email = `load-${Date.now()}-${n}@example.com`;
  const answer =
    kind === 0
      ? await server.post('/api/contact', requestOf(email), email)
      : kind === 1
        ? await server.post('/api/calendar/book', bookingOf(slot, email), email)
        : kind < 5
          ? await fetch(`${server.url}/api/calendar/slots?date=${slot.date}`)
          : await fetch(server.url + (pages[n % pages.length] ?? '/'));
  await answer.arrayBuffer();
  return answer.status;
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, 'localhost');
  // The server gives up on who says nothing; that is its right.
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** A request that never gets done, a byte a second on each. Returns what ends it. */
function sendByteByByte(sockets: readonly Socket[]): () => void {
  const text = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'a'.repeat(10_000)}`;
  let at = 0;
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(text.charAt(at));
    at += 1;
  }, 1000);
  return () => clearInterval(timer);
}
