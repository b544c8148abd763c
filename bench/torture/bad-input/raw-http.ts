import { connect } from 'node:net';

/** Node gives a request 30 s to come in; ours are there at once. */
const DEADLINE_MS = 10_000;

export interface Answer {
  status: number;
  /** Lines of the head, as they came. */
  head: string;
  body: string;
}

/** `closed` without a word, or `silent` until nobody waits any more. */
export type Outcome = Answer | 'closed' | 'silent';

interface Exchange {
  /** Says after the bytes that nothing more comes: else the server rightly waits for the rest. */
  half?: boolean;
  /** Reads on after the first answer, so many milliseconds or until the server closes. */
  listenMs?: number | undefined;
}

/** Sends bytes that no client of HTTP would, on a connection of their own. */
export function exchange(
  port: number,
  bytes: Buffer,
  { half = false, listenMs }: Exchange = {},
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1');
  const finish = (silent: boolean) => {
    clearTimeout(timer);
    socket.destroy();
    resolve(answerOf(Buffer.concat(chunks)) ?? (silent ? 'silent' : 'closed'));
  };
  const timer = setTimeout(finish, listenMs ?? DEADLINE_MS, true);
  socket.on('connect', () => (half ? socket.end(bytes) : socket.write(bytes)));
  const isHead = bytes.toString('latin1', 0, 5) === 'HEAD ';
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    if (listenMs === undefined && isWhole(Buffer.concat(chunks), isHead)) finish(false);
  });
  // A reset, after which there may be an answer or not.
  socket.on('error', () => finish(false));
  socket.on('end', () => finish(false));
  return promise;
}

function answerOf(bytes: Buffer): Answer | undefined {
  const text = bytes.toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
  if (end < 0 || Number.isNaN(status)) return undefined;
  // What only announces the answer, such as 100 Continue.
  if (status < 200) return answerOf(Buffer.from(text.slice(end + 4)));
  return { status, head: text.slice(0, end), body: text.slice(end + 4) };
}

/** Whether the one answer has come, as far as it says where it ends. */
function isWhole(bytes: Buffer, isHead: boolean): boolean {
  const answer = answerOf(bytes);
  if (!answer) return false;
  const { status, head, body } = answer;
  if (isHead || status === 204 || status === 304) return true;
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (length !== undefined) return bytes.length >= bytes.indexOf('\r\n\r\n') + 4 + Number(length);
  return /^transfer-encoding: chunked/im.test(head) && body.endsWith('0\r\n\r\n');
}

/** A request that is whole, on a connection of its own. */
export interface RawRequest {
  method: string;
  /** Path and query as they are sent. */
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: Buffer | undefined;
}

export function bytesOf({ method, target, headers, body }: RawRequest): Buffer {
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(given.has('host') ? [] : ['Host: localhost']),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body && !given.has('content-length') && !given.has('transfer-encoding')
      ? [`Content-Length: ${body.length}`]
      : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)]);
}
