import { describe, expect, it } from 'vitest';
import { type AddressScope, addressGroup, createClientKey } from './client-address.ts';

const requestFrom = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: { 'x-forwarded-for': forwarded },
});

describe('addressGroup', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['not an address', 'not an address'],
  ])('groups %s as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113'],
    ['203.0.113.255', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8:1::', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
    ['::1', '0:0:0'],
    ['not an address', 'not an address'],
  ])('of %s is %s', (address, network) => {
    expect(addressGroup(address, 'network')).toBe(network);
  });
});

const clientKey = createClientKey({ trustProxy: 0, secret: 'any' });

describe('clientKey', () => {
  it('does not contain the address', () => {
    expect(clientKey(requestFrom('203.0.113.9'))).toMatch(/^[\w-]{43}$/);
  });

  it('is another one with another secret', () => {
    const other = createClientKey({ trustProxy: 0, secret: 'other' });
    expect(other(requestFrom('203.0.113.9'))).not.toBe(clientKey(requestFrom('203.0.113.9')));
  });

  it('is the same for one network only where that is asked for', () => {
    const keys = (scope: AddressScope) =>
      ['203.0.113.9', '203.0.113.8'].map((address) => clientKey(requestFrom(address), scope));
    expect(new Set(keys('network')).size).toBe(1);
    expect(new Set(keys('address')).size).toBe(2);
  });

  it('ignores X-Forwarded-For when no proxy is trusted', () => {
    const plain = clientKey(requestFrom('203.0.113.9'));
    expect(clientKey(requestFrom('203.0.113.9', '198.51.100.1'))).toBe(plain);
  });

  it.each([
    [1, '198.51.100.1, 198.51.100.2, 198.51.100.3', '198.51.100.3'],
    [2, '198.51.100.1, 198.51.100.2, 198.51.100.3', '198.51.100.2'],
    [9, '198.51.100.1, 198.51.100.2', '198.51.100.1'],
    [1, '', '203.0.113.9'],
    [1, undefined, '203.0.113.9'],
    [1, '198.51.100.1:5678', '198.51.100.1'],
    [1, '[2001:db8::1]:443', '2001:db8::1'],
    [1, '[2001:db8::1]', '2001:db8::1'],
    [1, '2001:db8::1', '2001:db8::1'],
    [1, '::ffff:198.51.100.1', '198.51.100.1'],
    [1, 'unknown', '203.0.113.9'],
    [1, '198.51.100.999:80', '203.0.113.9'],
    [2, 'made up, 198.51.100.3', '203.0.113.9'],
  ])('behind %i proxies "%s" means %s', (proxies, forwarded, address) => {
    const behind = createClientKey({ trustProxy: proxies, secret: 'any' });
    expect(behind(requestFrom('203.0.113.9', forwarded))).toBe(clientKey(requestFrom(address)));
  });
});
