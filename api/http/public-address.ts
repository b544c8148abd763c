import ipaddr from 'ipaddr.js';

/** All global unicast addresses of IPv6; the others are reserved, or map to IPv4. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether `address` is public: not one of this machine or its network, nor in a range with a
 * special meaning (IANA's special-purpose registries), including tunnels to such addresses.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}
