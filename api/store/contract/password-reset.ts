import { addMinutes } from 'date-fns/addMinutes';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { expect, test } from 'vitest';
import { duringSession, sampleApiKey, sampleSession } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

const start = new Date('2026-11-20T15:00:00.000Z');
const minutesIn = (minutes: number) => addMinutes(start, minutes);
const stranger = (minutes: number) => ({ isKnownDevice: false, now: minutesIn(minutes) });
const owner = (minutes: number) => ({ isKnownDevice: true, now: minutesIn(minutes) });

export function passwordResetContract(fixture: StoreFixture): void {
  test('is valid for half an hour, over a restart', async () => {
    expect(await fixture.store.hasPasswordReset('first', start)).toBe(false);
    expect(await fixture.store.addPasswordReset('first', stranger(0))).toEqual({});
    await fixture.reopen();
    expect(await fixture.store.hasPasswordReset('first', subMilliseconds(minutesIn(30), 1))).toBe(
      true,
    );
    expect(await fixture.store.hasPasswordReset('first', minutesIn(30))).toBe(false);
    expect(await fixture.store.hasPasswordReset('other', start)).toBe(false);
    expect(await fixture.store.resetOwnerPassword('first', '$new', minutesIn(30))).toBeUndefined();
    expect(await fixture.store.ownerPasswordHash()).toBeUndefined();
  });

  test('ends with a newer one', async () => {
    await fixture.store.addPasswordReset('first', stranger(0));
    await fixture.store.addPasswordReset('second', stranger(1));
    expect(await fixture.store.hasPasswordReset('first', minutesIn(2))).toBe(false);
    expect(await fixture.store.hasPasswordReset('second', minutesIn(2))).toBe(true);
  });

  test('works once, also when two use it at once, and ends all access', async () => {
    await fixture.store.setOwnerPasswordHash('$old');
    await fixture.store.addSession(sampleSession());
    await fixture.store.addApiKey(sampleApiKey());
    await fixture.store.addPasswordReset('link', stranger(0));
    const reset = (hash: string) => fixture.store.resetOwnerPassword('link', hash, minutesIn(5));
    const outcomes = await Promise.all([reset('$one'), reset('$two')]);
    const won = outcomes.findIndex((ended) => ended !== undefined);
    expect(outcomes.filter((ended) => ended)).toEqual([
      { apiKeysRevoked: true, calendarFeedRevoked: false },
    ]);
    await fixture.reopen();
    expect(await fixture.store.ownerPasswordHash()).toBe(['$one', '$two'][won]);
    expect(await fixture.store.hasPasswordReset('link', minutesIn(5))).toBe(false);
    expect(await fixture.store.listSessions(duringSession)).toEqual([]);
    expect(await fixture.store.listApiKeys()).toEqual([]);
  });

  test.each([
    ['a new password', () => fixture.store.setOwnerPasswordHash('$new')],
    ['a forgotten one', () => fixture.store.forgetOwnerPassword()],
  ])('ends with %s', async (_what, change) => {
    await fixture.store.addPasswordReset('link', stranger(0));
    await change();
    await fixture.reopen();
    expect(await fixture.store.hasPasswordReset('link', minutesIn(1))).toBe(false);
  });

  test('is refused to strangers who asked too often, and stays as it is', async () => {
    await fixture.store.addPasswordReset('first', stranger(0));
    await fixture.store.addPasswordReset('second', stranger(10));
    await fixture.reopen();
    expect(await fixture.store.addPasswordReset('third', stranger(20))).toEqual({
      refusedUntil: minutesIn(60),
    });
    expect(await fixture.store.hasPasswordReset('second', minutesIn(20))).toBe(true);
    expect(await fixture.store.addPasswordReset('of the owner', owner(20))).toEqual({});
    expect(await fixture.store.hasPasswordReset('of the owner', minutesIn(20))).toBe(true);
  });

  test('is counted when many ask at once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        fixture.store.addPasswordReset(`link ${n}`, stranger(0)),
      ),
    );
    expect(asked.filter(({ refusedUntil }) => !refusedUntil)).toHaveLength(2);
  });
}
