import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

// node bad-company.ts <port> <idle>: a process of its own that holds connections to a server and
// asks for next to nothing. Whichever the server gives up is begun anew. It tells its parent when
// all are there, and what became of them when it is asked, and leaves when the parent does.

export interface Company {
  /** How many there were at one time, at the least since all had come. */
  least: number;
  begunAnew: number;
  /** Attempts at a connection that failed. */
  refused: number;
}

const [port = 0, idle = 0] = process.argv.slice(2).map(Number);
/** So many come at once, and so many ms later the next; whoever was given up waits longer. */
const AT_ONCE = 100;
const BETWEEN = 50;
const AWAY = 2000;
const SILENT = 0.1;
const head = (line: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n`;
const body = 'Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n';
const slow = new Map<Socket, string>();

type Guest = (socket: Socket) => void;

const guests: readonly [count: number, guest: Guest][] = [
  // Has asked once and may ask again.
  [idle * (1 - SILENT), (socket) => socket.write(`${head('GET /healthz')}\r\n`)],
  // Was opened in advance and has said nothing.
  [idle * SILENT, () => undefined],
  // A byte a second, of the head or of the body.
  [50, (socket) => slow.set(socket, head('GET /') + 'X-Slow: '.padEnd(10_000, 'a'))],
  [
    50,
    (socket) => {
      socket.write(head('POST /api/contact') + body);
      slow.set(socket, '{"firstName":"'.padEnd(10_000, 'a'));
    },
  ],
  // Begun, and never done.
  [50, (socket) => socket.write(head('GET /'))],
  [50, (socket) => socket.write(head('POST /api/contact') + body)],
  // Asks for more than the kernel takes, and never reads an answer.
  [20, (socket) => socket.pause().write(`${head('GET /faq')}\r\n`.repeat(60))],
];

let open = 0;
let stats: Company = { least: 0, begunAnew: 0, refused: 0 };

/** Holds one connection for ever. */
async function hold(guest: Guest, onOpen: () => void): Promise<never> {
  for (;;) {
    const socket = connect(port, 'localhost');
    // To give up who does nothing is the server's right.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    if (await opened(socket)) {
      open += 1;
      socket.resume();
      guest(socket);
      onOpen();
      await closed;
      slow.delete(socket);
      open -= 1;
      stats.least = Math.min(stats.least, open);
      stats.begunAnew += 1;
      // Or else those that came together would go and come together for ever.
      await pause(Math.random() * AWAY);
    } else {
      stats.refused += 1;
      await pause(BETWEEN);
    }
  }
}

const opened = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('close', () => resolve(false));
  });

setInterval(() => {
  for (const [socket, text] of slow) {
    socket.write(text.charAt(0));
    slow.set(socket, text.slice(1));
  }
}, 1000);

const coming = guests.flatMap(([count, guest]) => Array.from({ length: count }, () => guest));
for (let n = 0; n < coming.length; n += AT_ONCE) {
  await Promise.all(
    coming
      .slice(n, n + AT_ONCE)
      .map((guest) => new Promise<void>((resolve) => void hold(guest, resolve))),
  );
  await pause(BETWEEN);
}
stats = { ...stats, least: open };
process.send?.(open);
process.on('message', () => process.send?.(stats));
process.once('disconnect', () => process.exit());
