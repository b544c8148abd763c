import { describe, expect, it } from 'vitest';
import { failureAfter, staleCalendars } from './calendar-failure.ts';

const noon = '2026-11-20T12:00:00.000Z';
const failure = 'Its server could not be reached.';

const failedAt = (triedAt: string, succeededAt?: string) => ({
  calendarId: 'phone',
  triedAt,
  succeededAt,
  failure,
  busy: {},
});

describe('a calendar that cannot be read', () => {
  it('is stale six hours after its last success', () => {
    const early = failureAfter(undefined, failedAt('2026-11-20T17:59:59.999Z', noon));
    expect(early).toEqual({ calendarId: 'phone', since: noon, reason: failure });
    const triedAt = '2026-11-20T18:00:00.000Z';
    expect(failureAfter(early, failedAt(triedAt, noon))).toMatchObject({ staleAt: triedAt });
  });

  it('is stale six hours after its first attempt if it was never read', () => {
    const first = failureAfter(undefined, failedAt(noon));
    expect(first).toEqual({ calendarId: 'phone', since: noon, reason: failure });
    const staleAt = '2026-11-20T18:00:00.000Z';
    expect(failureAfter(first, failedAt(staleAt))).toMatchObject({ since: noon, staleAt });
  });

  it('stays stale since the same attempt, notified once, with the last reason', () => {
    const staleAt = '2026-11-20T18:00:00.000Z';
    const known = {
      calendarId: 'phone',
      since: noon,
      reason: 'Other',
      staleAt,
      notifiedAt: staleAt,
    };
    expect(failureAfter(known, failedAt('2026-11-20T18:10:00.000Z', noon))).toEqual({
      ...known,
      reason: failure,
    });
  });

  it('is forgotten once it is read', () => {
    const { failure: _none, ...read } = failedAt(noon, noon);
    const known = { calendarId: 'phone', since: noon, reason: failure, staleAt: noon };
    expect(failureAfter(known, read)).toBeUndefined();
  });
});

it('only stale calendars are told of, by name and host, without their address', () => {
  const calendar = (id: string) => ({
    id,
    revision: 1,
    name: id,
    address: `https://${id}.example/secret`,
  });
  const failed = { since: noon, reason: failure };
  const stale = { calendarId: 'phone', ...failed, staleAt: '2026-11-20T18:00:00.000Z' };
  expect(
    staleCalendars(['phone', 'family', 'fine'].map(calendar), [
      { calendarId: 'family', ...failed },
      stale,
    ]),
  ).toEqual([{ ...stale, name: 'phone', host: 'phone.example' }]);
});
