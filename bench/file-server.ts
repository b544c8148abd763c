import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

export interface ServedFile {
  type: string;
  /** Text is sent in brotli, as our server sends it. */
  content: string | Uint8Array;
}

export interface FileServer extends AsyncDisposable {
  port: number;
}

/** Serves what `find` gives for a path, to pages of any origin. Each file is made once. */
export async function startFileServer(
  find: (path: string) => ServedFile | undefined | Promise<ServedFile | undefined>,
): Promise<FileServer> {
  const made = new Map<string, ReturnType<typeof make>>();
  const make = async (path: string) => {
    const file = await find(path);
    if (!file) return { status: 404, type: 'text/plain', encoding: 'identity', body: '' };
    const { type, content } = file;
    return typeof content === 'string'
      ? { status: 200, type, encoding: 'br', body: await promisify(brotliCompress)(content) }
      : { status: 200, type, encoding: 'identity', body: content };
  };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (!made.has(path)) made.set(path, make(path));
    try {
      const { status, type, encoding, body } = (await made.get(path)) ?? (await make(path));
      response.writeHead(status, {
        'Content-Type': type,
        'Content-Length': body.length,
        'Content-Encoding': encoding,
        'Access-Control-Allow-Origin': '*',
      });
      response.end(body);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
