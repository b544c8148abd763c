import { addHours } from 'date-fns/addHours';
import { describe, expect, it } from 'vitest';
import { RequestLimitError } from '#api/store/resources/contact-requests.ts';
import { requestLimits } from '#domain/inspection-request/request-limits.ts';
import { AddressCounts, createRequestCounter } from './address-counts.ts';

const now = new Date('2026-11-25T15:00:00.000Z');
const counts = () => new AddressCounts({ day: 2, month: 3, year: 4 });

it('refuses the third request of a day from one address', () => {
  const addresses = counts();
  addresses.add('one', now);
  addresses.add('one', addHours(now, 1));
  expect(() => addresses.add('one', addHours(now, 2))).toThrow(RequestLimitError);
  addresses.add('other', addHours(now, 2));
  addresses.add('one', addHours(now, 24));
});

it('counts a month and a year', () => {
  const addresses = counts();
  for (const days of [0, 2, 4]) addresses.add('one', addHours(now, 24 * days));
  expect(() => addresses.add('one', addHours(now, 24 * 6))).toThrow(RequestLimitError);
  addresses.add('one', addHours(now, 24 * 40));
  expect(() => addresses.add('one', addHours(now, 24 * 300))).toThrow(RequestLimitError);
  addresses.add('one', addHours(now, 24 * 365));
});

it('does not count what is taken back', () => {
  const addresses = counts();
  for (let n = 0; n < 9; n++) addresses.add('one', now)();
  addresses.add('one', now);
});

describe('a request of an address and its network', () => {
  const request = (address: string) => ({ socket: { remoteAddress: address }, headers: {} });
  const { address, network } = requestLimits;

  it('is refused when the network has used up its day from ever new addresses', () => {
    const count = createRequestCounter(0);
    for (let n = 0; n < network.day; n++) count(request(`2001:db8:7:${n.toString(16)}::1`), now);
    expect(() => count(request('2001:db8:7:ffff::1'), now)).toThrow(RequestLimitError);
    count(request('2001:db8:8::1'), now);
  });

  it('counts for neither when one of the two refuses it', () => {
    const count = createRequestCounter(0);
    for (let n = 0; n < address.day; n++) count(request('198.51.100.1'), now);
    for (let n = 0; n < network.day; n++) {
      expect(() => count(request('198.51.100.1'), now)).toThrow(RequestLimitError);
    }
    const takeBack = count(request('198.51.100.2'), now);
    takeBack();
    for (let n = address.day; n < network.day; n++) count(request(`198.51.100.${n}`), now);
    expect(() => count(request('198.51.100.2'), now)).toThrow(RequestLimitError);
  });
});
