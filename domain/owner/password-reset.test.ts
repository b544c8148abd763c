import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, it } from 'vitest';
import { countedResetRequests, type ResetRequest, resetRefusedUntil } from './password-reset.ts';

const start = new Date('2026-11-25T15:00:00.000Z');
const minutesIn = (minutes: number) => addMinutes(start, minutes);
const request = (minutes: number, isKnownDevice = false): ResetRequest => ({
  at: minutesIn(minutes).toISOString(),
  isKnownDevice,
});
/** Asks every minute, and again whenever it may. */
function askEachMinute(hours: number, isKnownDevice: boolean): ResetRequest[] {
  const requests: ResetRequest[] = [];
  for (let minute = 0; minute < hours * 60; minute += 1) {
    const now = minutesIn(minute);
    if (!resetRefusedUntil(requests, { isKnownDevice, now }))
      requests.push(request(minute, isKnownDevice));
  }
  return requests;
}

describe('mails with a link for a new password', () => {
  it('are allowed twice an hour to strangers, and once more to a known device', () => {
    const two = [request(0), request(10)];
    expect(resetRefusedUntil(two.slice(0, 1), { isKnownDevice: false, now: minutesIn(20) })).toBe(
      undefined,
    );
    expect(resetRefusedUntil(two, { isKnownDevice: false, now: minutesIn(20) })).toEqual(
      minutesIn(60),
    );
    expect(resetRefusedUntil(two, { isKnownDevice: true, now: minutesIn(20) })).toBeUndefined();
    const three = [...two, request(20, true)];
    expect(resetRefusedUntil(three, { isKnownDevice: true, now: minutesIn(21) })).toEqual(
      minutesIn(60),
    );
  });

  it('are allowed again when the hour ends, not a moment earlier', () => {
    const two = [request(0), request(10)];
    const justBefore = new Date(minutesIn(60).getTime() - 1);
    expect(resetRefusedUntil(two, { isKnownDevice: false, now: justBefore })).toEqual(
      minutesIn(60),
    );
    expect(resetRefusedUntil(two, { isKnownDevice: false, now: minutesIn(60) })).toBeUndefined();
  });

  it.each([
    ['strangers', false, 6],
    ['a known device', true, 10],
  ])('are %s at most so many a day', (_who, isKnownDevice, most) => {
    expect(askEachMinute(24, isKnownDevice)).toHaveLength(most);
    expect(askEachMinute(48, isKnownDevice)).toHaveLength(2 * most);
  });

  it('are left to the owner by strangers who asked all day', () => {
    const now = minutesIn(23 * 60);
    const requests = askEachMinute(23, false);
    expect(resetRefusedUntil(requests, { isKnownDevice: false, now })).toBeDefined();
    expect(resetRefusedUntil(requests, { isKnownDevice: true, now })).toBeUndefined();
  });

  it('count for a day', () => {
    const requests = [request(0), request(1)];
    expect(countedResetRequests(requests, minutesIn(24 * 60))).toEqual([request(1)]);
  });
});
