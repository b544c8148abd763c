import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { maintenanceTips } from '#domain/maintenance/maintenance-tips.ts';
import { maintenanceRequest } from '#domain/maintenance/testing/requests.ts';

/** An answer that can be told from any of the rule base. */
export const modelAnswer = {
  ...maintenanceTips(maintenanceRequest()),
  summary: 'Written by the model.',
};

export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model?: string; messages: { role: string; content: string }[]; response_format: unknown };
}

type Way = (response: ServerResponse) => void;

export const completion =
  (content: unknown): Way =>
  (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({ choices: [{ message: { role: 'assistant', content } }], usage: {} }),
    );
  };

export const well = completion(JSON.stringify(modelAnswer));

export const status =
  (code: number, headers: Record<string, string> = {}): Way =>
  (response) => {
    response.writeHead(code, headers).end('secret details');
  };

export const raw =
  (text: string): Way =>
  (response) => {
    response.end(text);
  };

export const hangUp: Way = (response) => response.socket?.destroy();

export const never: Way = () => undefined;

/** Begins at once and does not come to an end. */
export const dripping: Way = (response) => {
  response.write('{"choices":');
};

/** A local server in the model's place, for the length of the test. */
export async function standInLlm(answer: Way) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(body) });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, asked };
}
