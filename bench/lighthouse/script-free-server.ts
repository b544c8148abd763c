import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface ScriptFreeServer {
  url: string;
  close(): Promise<void>;
}

/** What loads or runs script. Blocks of data stay: they are part of the page's own weight. */
const scripts = /<script type="module"[^>]*><\/script>\n?|<link rel="modulepreload"[^>]*>\n?/g;

/**
 * The pages and files of the server at `origin`, compressed alike, but for the tags that load
 * scripts. An answer is kept once it was given, so that neither server has work to do.
 */
export async function startScriptFreeServer(origin: string): Promise<ScriptFreeServer> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? '/';
    const answer = answers.get(path) ?? withoutScripts(origin + path);
    answers.set(path, answer);
    try {
      const { status, headers, body } = await answer;
      response.writeHead(status, headers).end(body);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function withoutScripts(url: string): Promise<Answer> {
  const asIs = await get(url, 'br');
  if (!asIs.headers['content-type']?.startsWith('text/html')) return asIs;

  const { status, headers, body } = await get(url, 'identity');
  const html = body.toString().replace(scripts, '');
  if (html.length === body.toString().length) throw new Error(`${url} loads no script.`);
  const packed = await promisify(brotliCompress)(Buffer.from(html));
  return {
    status,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': `${packed.length}` },
    body: packed,
  };
}

function get(url: string, encoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { connection: _, 'keep-alive': __, date: ___, ...headers } = response.headers;
        resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject).end();
  });
}
