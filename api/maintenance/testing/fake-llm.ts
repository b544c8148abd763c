import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { maintenanceTips } from '#domain/maintenance/maintenance-tips.ts';
import { maintenanceRequest } from '#domain/maintenance/testing/requests.ts';

/** Differs from every answer of the rule base. */
export const modelAnswer = {
  ...maintenanceTips(maintenanceRequest(), defaultBusiness),
  summary: 'Written by the model.',
};

export interface LlmRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model?: string; messages: { role: string; content: string }[]; response_format: unknown };
}

type Respond = (response: ServerResponse) => void;

export const completion =
  (content: unknown): Respond =>
  (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({ choices: [{ message: { role: 'assistant', content } }], usage: {} }),
    );
  };

export const validAnswer = completion(JSON.stringify(modelAnswer));

export const status =
  (code: number, headers: Record<string, string> = {}): Respond =>
  (response) => {
    response.writeHead(code, headers).end('secret details');
  };

export const raw =
  (text: string): Respond =>
  (response) => {
    response.end(text);
  };

export const hangUp: Respond = (response) => response.socket?.destroy();

export const noAnswer: Respond = () => undefined;

/** Starts an answer but never ends it. */
export const endlessAnswer: Respond = (response) => {
  response.write('{"choices":');
};

/** A local server that speaks the protocol of the language model; closed after the test. */
export async function fakeLlm(respond: Respond) {
  const requests: LlmRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(body) });
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, requests };
}
