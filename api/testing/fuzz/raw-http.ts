import { connect } from 'node:net';
import { expect } from 'vitest';
import { hasPersonalData } from '#api/testing/personal-data.ts';

/** Node waits 30 s for the rest of a request; ours are complete at once. */
const DEADLINE_MS = 10_000;

export interface Answer {
  status: number;
  /** Lines of the head, as they came. */
  head: string;
  body: string;
}

/** `closed` without an answer, or `silent` until the deadline. */
export type Outcome = Answer | 'closed' | 'silent';

interface Exchange {
  /** Ends our side of the connection: otherwise the server rightly waits for more. */
  half?: boolean;
  /** Reads on after the first answer, for so many ms or until the server closes. */
  listenMs?: number | undefined;
}

/** Sends any bytes on a connection of their own. */
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
  socket.on('data', (chunk) => chunks.push(chunk));
  // A reset may come after an answer.
  socket.on('error', () => finish(false));
  socket.on('end', () => finish(false));
  return promise;
}

function answerOf(bytes: Buffer): Answer | undefined {
  const text = bytes.toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
  if (end < 0 || Number.isNaN(status)) return undefined;
  // 100 Continue and the like come before the answer.
  if (status < 200) return answerOf(Buffer.from(text.slice(end + 4)));
  return { status, head: text.slice(0, end), body: text.slice(end + 4) };
}

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
    // So that the end of the connection is the end of the answer.
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body && !given.has('content-length') && !given.has('transfer-encoding')
      ? [`Content-Length: ${body.length}`]
      : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)]);
}

/** Begins a body of 1,000 bytes and hangs up after the first; resolves once the connection is closed. */
export async function abandonedRequest(port: number, request: RawRequest): Promise<void> {
  const headers = [...request.headers, ['Content-Length', '1000'] as const];
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve) => {
    socket.write(bytesOf({ ...request, headers }), () =>
      socket.write('{', () => socket.resetAndDestroy()),
    );
    socket.once('close', resolve);
    socket.on('error', () => undefined);
  });
}

/** File names and stack traces of the program. */
const internals = /\.ts:\d|node:internal|\bat \w+ \(|\/api\/store\//;

/** Expects an answer that is no fault and shows nothing; a `complete` request gets one. */
export function expectOutcome(outcome: Outcome, what: string, { complete = false } = {}): void {
  expect(outcome, what).not.toBe('silent');
  if (complete) expect(outcome, what).not.toBe('closed');
  if (typeof outcome === 'string') return;
  const { status, head, body } = outcome;
  expect(status, `${what}: ${body.slice(0, 300)}`).toBeLessThan(500);
  expect(head, what).not.toMatch(/^x-injected:/im);
  if (status < 400) return;
  expect(body, what).not.toMatch(internals);
  expect(hasPersonalData(body), `${what}: ${body.slice(0, 300)}`).toBe(false);
}
