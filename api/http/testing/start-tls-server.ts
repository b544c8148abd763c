import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { FetchNetwork } from '#api/http/public-request.ts';

/** Self-signed for calendar.example and other.example until 2126; it protects nothing. */
const [key, cert] = ['key', 'certificate'].map((name) =>
  readFileSync(new URL(`${name}.pem`, import.meta.url), 'utf8'),
) as [string, string];

/** A local TLS server, and a network in which every host name resolves to it. */
export async function startTlsServer(
  respond: RequestListener,
): Promise<{ server: Server; network: FetchNetwork }> {
  const server = createServer({ key, cert }, respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, network: networkTo(port) };
}

/** A network in which every host name resolves to such a server at `port`. */
export const networkTo = (port: number): FetchNetwork => ({
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: (address) => address === '127.0.0.1',
  port,
  timeout: 10_000,
  ca: cert,
});
