import ipaddr from 'ipaddr.js';

/** All global unicast addresses of IPv6; what lies outside is reserved, or leads to IPv4. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether `address` is a public one: neither of this machine or its network nor of a range with a
 * special meaning (IANA's special-purpose registries), tunnels to such addresses included.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
}
