import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { tlsServer } from '#api/http/testing/tls-server.ts';

/** A message pushed to an endpoint. */
export interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A local push service at any https address; `answer` sets the status. */
export async function pushService(
  answer: (pushed: Pushed) => number | Promise<number> = () => 201,
) {
  const pushed: Pushed[] = [];
  const { network } = await tlsServer(async (request, response) => {
    const { url: path = '', headers } = request;
    const message = { path, headers, body: await buffer(request) };
    pushed.push(message);
    response.writeHead(await answer(message)).end();
  });
  return { pushed, network };
}
