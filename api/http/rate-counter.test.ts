import { expect, it } from 'vitest';
import { createClientKey } from './client-address.ts';
import { createClientCounter, createMemoryCounter } from './rate-counter.ts';

const clientKey = createClientKey({ trustProxy: 0, secret: 'any' });
const from = (remoteAddress: string) => ({ socket: { remoteAddress }, headers: {} });

it('addresses of a network that is refused are not counted', async () => {
  const addresses = createMemoryCounter('address', { points: 5, seconds: 60 });
  const networks = createMemoryCounter('network', { points: 3, seconds: 60 });
  const countClient = createClientCounter({ addresses, networks }, clientKey);
  const refused: string[] = [];
  for (let host = 1; host <= 20; host += 1) {
    const request = from(`198.51.100.${host}`);
    await countClient(request).catch(() => refused.push(clientKey(request)));
  }
  expect(refused).toHaveLength(17);
  const counted = await Promise.all(refused.map((key) => addresses.get(key)));
  // Only the first is counted, because then the network is over its limit.
  expect(counted.filter((state) => state !== null)).toHaveLength(1);
  await countClient(from('203.0.113.1'));
});

it('an address that is refused does not count against its neighbors', async () => {
  const addresses = createMemoryCounter('address', { points: 2, seconds: 60 });
  const networks = createMemoryCounter('network', { points: 3, seconds: 60 });
  const countClient = createClientCounter({ addresses, networks }, clientKey);
  const one = () => countClient(from('198.51.100.1'));
  await one();
  await one();
  for (let call = 0; call < 5; call += 1) {
    await expect(one()).rejects.toMatchObject({ code: 'rate_limited' });
  }
  await countClient(from('198.51.100.2'));
});
