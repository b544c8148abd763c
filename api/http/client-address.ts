import { hash } from 'node:crypto';
import { isIP, isIPv4, isIPv6 } from 'node:net';

/** The part of Node's `IncomingMessage` with the client's address. */
export interface ClientRequest {
  socket: { remoteAddress?: string | undefined };
  headers: NodeJS.Dict<string | string[]>;
}

/** One address, or the network around it that a single party can own. */
export type AddressScope = 'address' | 'network';

/** The key of the client's address (the default), or of its network, in the rate limits. */
export type ClientKey = (request: ClientRequest, scope?: AddressScope) => string;

/** The client's address as it is, for a record that has to name it; empty if it is not known. */
export type ClientAddress = (request: ClientRequest) => string;

export const clientAddressBehind =
  (trustProxy: number): ClientAddress =>
  (request) =>
    forwardedAddress(request, trustProxy) ?? request.socket.remoteAddress ?? '';

/**
 * With `trustProxy` proxies in front, a client's address is the `X-Forwarded-For` entry of the
 * outermost one; entries further left are unverified claims of the client. If that entry is not an
 * IP address, the socket's address counts. Without `secret`, no key can be turned back into an
 * address.
 */
export const createClientKey =
  ({ trustProxy, secret }: { trustProxy: number; secret: string }): ClientKey =>
  (request, scope = 'address') => {
    const address = clientAddressBehind(trustProxy)(request);
    // Forty times faster than `createHmac`, and keys are never visible.
    return hash('sha256', `${secret} ${addressGroup(address, scope)}`, 'base64url');
  };

function forwardedAddress(request: ClientRequest, trustProxy: number): string | undefined {
  if (trustProxy === 0) return undefined;
  const header = request.headers['x-forwarded-for'];
  const addresses = String(header ?? '')
    .split(',')
    .map((text) => text.trim());
  const address = withoutPort(addresses.at(-Math.min(trustProxy, addresses.length)) ?? '');
  return isIP(address) ? address : undefined;
}

/** Some proxies add the port, which changes with each connection. */
function withoutPort(entry: string): string {
  const parts = /^\[(?<v6>[^\]]+)\](:\d+)?$|^(?<v4>[\d.]+):\d+$/.exec(entry)?.groups;
  return parts?.['v6'] ?? parts?.['v4'] ?? entry;
}

/** Groups of 16 bits: a /64 is what one customer gets, a /48 what one site may ask for (RFC 6177). */
const ipv6Groups = { address: 4, network: 3 };

/** An IPv4 address as it is, an IPv6 address as its /64; the network of either is its /24 or /48. */
export function addressGroup(address: string, scope: AddressScope = 'address'): string {
  const bare = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(bare) && scope === 'network') return bare.replace(/\.\d+$/, '');
  if (!isIPv6(bare)) return bare;
  // URL normalizes an address to its shortest form, with IPv4 tails in hexadecimal.
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = '', tail] = shortest.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups.slice(0, ipv6Groups[scope]).join(':');
}
