import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export interface ServedFile {
  type: string;
  content: string | Uint8Array;
}

export interface FileServer {
  port: number;
  close(): Promise<void>;
}

/** Serves files by path to any origin, as our server does: text in brotli, made once. */
export async function startFileServer(files: ReadonlyMap<string, ServedFile>): Promise<FileServer> {
  const packed = new Map(
    [...files].map(([path, { type, content }]) => [
      path,
      typeof content === 'string'
        ? { type, encoding: 'br', body: brotliCompressSync(content) }
        : { type, encoding: 'identity', body: content },
    ]),
  );
  const server = createServer((request, response) => {
    const file = packed.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.writeHead(file ? 200 : 404, {
      'Content-Type': file?.type ?? 'text/plain',
      'Content-Length': file?.body.length ?? 0,
      'Access-Control-Allow-Origin': '*',
      ...(file?.encoding === 'br' && { 'Content-Encoding': 'br' }),
    });
    response.end(file?.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
