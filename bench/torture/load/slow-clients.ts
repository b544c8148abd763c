import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

// node slow-clients.ts <port> <idle>: holds connections to a server and sends next to nothing, like a
// Slowloris attack. It opens each again that the server closes. It sends its parent the number
// when all are open, then that of refused ones when asked, and ends with its parent.

const [port = 0, idle = 0] = process.argv.slice(2).map(Number);
/** So many are opened at once, and the next after so many ms. */
const AT_ONCE = 100;
const BETWEEN_MS = 50;
/** Longest pause before a connection is opened again: together they would come in waves. */
const REOPEN_MS = 2000;
const SILENT = 0.1;
const head = (line: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n`;
const body = 'Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n';
/** Text of which a byte a second is sent. */
const slow = new Map<Socket, string>();

type Behavior = (socket: Socket) => void;

const behaviors: readonly [count: number, behavior: Behavior][] = [
  // Keep-alive after one request.
  [idle * (1 - SILENT), (socket) => socket.write(`${head('GET /healthz')}\r\n`)],
  // Opened in advance and silent.
  [idle * SILENT, () => undefined],
  // A byte a second of the head, or of the body.
  [50, (socket) => slow.set(socket, head('GET /') + 'X-Slow: '.padEnd(10_000, 'a'))],
  [
    50,
    (socket) => {
      socket.write(head('POST /api/contact') + body);
      slow.set(socket, '{"firstName":"'.padEnd(10_000, 'a'));
    },
  ],
  // An unfinished head, an unfinished body.
  [50, (socket) => socket.write(head('GET /'))],
  [50, (socket) => socket.write(head('POST /api/contact') + body)],
  // More answers than the kernel buffers, never read.
  [20, (socket) => socket.pause().write(`${head('GET /faq')}\r\n`.repeat(60))],
];

let refused = 0;

/** Holds one connection for ever. */
async function hold(behavior: Behavior, onOpen: () => void): Promise<never> {
  for (;;) {
    const socket = connect(port, 'localhost');
    // The server may reset such a connection.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const isOpen = await Promise.race([
      new Promise((resolve) => socket.once('connect', () => resolve(true))),
      closed.then(() => false),
    ]);
    if (isOpen) {
      socket.resume();
      behavior(socket);
      onOpen();
      await closed;
      slow.delete(socket);
      await pause(Math.random() * REOPEN_MS);
    } else {
      refused += 1;
      await pause(BETWEEN_MS);
    }
  }
}

setInterval(() => {
  for (const [socket, text] of slow) {
    socket.write(text.charAt(0));
    slow.set(socket, text.slice(1));
  }
}, 1000);

const all = behaviors.flatMap(([count, behavior]) => Array.from({ length: count }, () => behavior));
for (let n = 0; n < all.length; n += AT_ONCE) {
  const opening = all
    .slice(n, n + AT_ONCE)
    .map((behavior) => new Promise<void>((resolve) => void hold(behavior, resolve)));
  await Promise.all(opening);
  await pause(BETWEEN_MS);
}
process.send?.(all.length);
process.on('message', () => process.send?.(refused));
process.once('disconnect', () => process.exit());
