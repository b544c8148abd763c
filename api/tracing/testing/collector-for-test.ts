import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code: number };
  attributes: { key: string; value: Record<string, string | number> }[];
}

interface Batch {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
}

/** A stand-in for an OpenTelemetry collector, closed after the test. */
export async function collectorForTest({ status = 200 } = {}) {
  const requests: { head: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const head = [request.url, ...request.rawHeaders].join('\n');
    requests.push({ head, body: await text(request) });
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything that has arrived, as it was sent. */
    bytes: () => requests.map(({ head, body }) => `${head}\n${body}`).join('\n'),
    spans: () =>
      requests.flatMap(({ body }) =>
        (JSON.parse(body) as Batch).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
  };
}

/** The attributes of a span by name. */
export const attributesOf = ({ attributes }: CollectedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
