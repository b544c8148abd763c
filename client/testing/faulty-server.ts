import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const problem = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'Content-Type': 'application/problem+json' });
  response.end(JSON.stringify({ status, ...body }));
};

const page = (response: ServerResponse, type: string) => {
  response.writeHead(502, { 'Content-Type': type });
  response.end('<h1>Bad gateway</h1>');
};

const held = new Map<string, () => void>();

/** Failures by the first segment of the path: the `apiBase` is `<origin>/<failure>`. */
const failures: Record<string, (response: ServerResponse, key: string) => void> = {
  refusing: (response) =>
    problem(response, 422, {
      code: 'validation_failed',
      title: 'Some fields need attention',
      errors: [{ path: 'phone', message: 'Please enter a valid phone number' }],
    }),
  'refusing-a-field-of-tomorrow': (response) =>
    problem(response, 422, {
      code: 'validation_failed',
      title: 'Some fields need attention',
      errors: [{ path: 'mailbox', message: 'Please choose a mailbox' }],
    }),
  broken: (response) =>
    problem(response, 500, { code: 'internal', title: 'Something went wrong on our side' }),
  'behind-a-proxy': (response) => page(response, 'text/html'),
  'cut-off': (response) => page(response, 'application/problem+json'),
  'answering-for-another': (response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<h1>Sign in to the hotel network</h1>');
  },
  'saying-nothing': (response) => response.writeHead(502).end(),
  'empty-handed': (response) => response.writeHead(200).end(),
  'of-another-shape': (response) => {
    response.writeHead(503, { 'Content-Type': 'application/json' });
    response.end('{"message":{"code":7},"detail":"upstream"}');
  },
  'a-foreign-problem': (response) =>
    problem(response, 503, { title: '', detail: { reason: 'quota' }, errors: 'none' }),
  'hanging-up': (response) => response.socket?.destroy(),
  /** `<origin>/held-<key>` answers once `<origin>/release-<key>` is called. */
  held: (response, key) => {
    held.set(key, () => {
      response.writeHead(201, { 'Content-Type': 'application/json' });
      response.end('{"id":"held"}');
    });
  },
  /** The same, but then fails. */
  'held-broken': (response, key) => {
    held.set(key, () => failures['broken']?.(response, ''));
  },
  release: (response, key) => {
    held.get(key)?.();
    held.delete(key);
    response.end();
  },
};

/** A server that simulates failures between a widget and the API. */
export async function startFaultyServer(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const [, first = ''] = request.url?.split('/') ?? [];
    const [failure = '', key = ''] = first.split(/-(?=\d)/);
    return failures[failure]?.(response, key);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
