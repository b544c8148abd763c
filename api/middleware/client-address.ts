import { createHmac, randomBytes } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';

/** Chosen anew at each start: nobody can turn a key back into an address, we included. */
const secret = randomBytes(32);

/** The part of Node's `IncomingMessage` that says who calls. */
interface Caller {
  socket: { remoteAddress?: string | undefined };
  headers: NodeJS.Dict<string | string[]>;
}

/**
 * A key for the limits that stands for the client's address. With `trustProxy` proxies in front the
 * address is the one that the outermost of them saw; entries further left are the client's claims.
 * An entry that is no IP address does not count: the socket's address does then.
 */
export function clientKey(request: Caller, trustProxy: number): string {
  const address = forwardedAddress(request, trustProxy) ?? request.socket.remoteAddress ?? '';
  return createHmac('sha256', secret).update(addressGroup(address)).digest('base64url');
}

function forwardedAddress(request: Caller, trustProxy: number): string | undefined {
  if (trustProxy === 0) return undefined;
  const header = request.headers['x-forwarded-for'];
  const addresses = String(header ?? '')
    .split(',')
    .map((text) => text.trim());
  const address = withoutPort(addresses.at(-Math.min(trustProxy, addresses.length)) ?? '');
  return isIP(address) ? address : undefined;
}

/** Some proxies add the port, which a client has anew with each connection. */
function withoutPort(entry: string): string {
  const parts = /^\[(?<v6>[^\]]+)\](:\d+)?$|^(?<v4>[\d.]+):\d+$/.exec(entry)?.groups;
  return parts?.['v6'] ?? parts?.['v4'] ?? entry;
}

/** An IPv4 address as it is, an IPv6 address as its /64: that is what one customer is given. */
export function addressGroup(address: string): string {
  const bare = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare;
  // URL writes an address in its shortest form, IPv4 tails in hexadecimal included.
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = '', tail] = shortest.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
