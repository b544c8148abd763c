import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['8.8.8.8', '142.250.72.14', '172.15.0.1', '172.32.0.1', '2607:f8b0:4000:80e::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.255.255.254'],
  ['this machine', '::1'],
  ['any address', '0.0.0.0'],
  ['any address', '0.1.2.3'],
  ['any address', '::'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['link-local, metadata of clouds', '169.254.169.254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['shared by a carrier', '100.64.0.1'],
  ['shared by a carrier', '100.127.255.255'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd12:3456:789a::1'],
  ['site-local', 'fec0::1'],
  ['IPv4 in IPv6', '::ffff:127.0.0.1'],
  ['IPv4 in IPv6', '::ffff:8.8.8.8'],
  ['IPv4 in IPv6', '::127.0.0.1'],
  ['IPv4 behind a translator', '64:ff9b::7f00:1'],
  ['IPv4 behind a local translator', '64:ff9b:1::7f00:1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001::7f00:1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['benchmarks', '198.18.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '203.0.113.7'],
  ['documentation', '2001:db8::1'],
  ['protocols', '192.0.0.1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('%s is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
