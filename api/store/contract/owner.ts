import { expect, test } from 'vitest';
import { duringSession, sampleSession } from '#api/store/testing/sample-records.ts';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import type { Stage } from './stage.ts';

/** The owner's password, hours and sessions. */
export function ownerContract(stage: Stage): void {
  test('has no password until one is set, and then the last one', async () => {
    expect(await stage.store.ownerPasswordHash()).toBeUndefined();
    await stage.store.setOwnerPasswordHash('$argon2id$first');
    await stage.store.setOwnerPasswordHash('$argon2id$second');
    await stage.reopen();
    expect(await stage.store.ownerPasswordHash()).toBe('$argon2id$second');
  });

  test('ends every session when the password changes', async () => {
    const session = sampleSession();
    await stage.store.addSession(session);
    await stage.store.setOwnerPasswordHash('$argon2id$new');
    expect(await stage.store.findSession(session.tokenHash, duringSession)).toBeUndefined();
  });

  test('has the availability of the domain to begin with', async () => {
    expect(await stage.store.availability()).toEqual(defaultAvailability);
  });

  test('keeps a session over a restart until it expires', async () => {
    const session = sampleSession();
    await stage.store.addSession(session);
    await stage.reopen();
    const { tokenHash, expiresAt } = session;
    const lastMoment = new Date(Date.parse(expiresAt) - 1);
    expect(await stage.store.findSession(tokenHash, lastMoment)).toEqual(session);
    expect(await stage.store.findSession(tokenHash, new Date(expiresAt))).toBeUndefined();
    expect(await stage.store.findSession('unknown', lastMoment)).toBeUndefined();
  });

  test('ends one session and keeps the others', async () => {
    await Promise.all(
      ['desk', 'phone'].map((tokenHash) => stage.store.addSession(sampleSession({ tokenHash }))),
    );
    await stage.store.endSession('desk');
    await stage.store.endSession('unknown');
    await stage.reopen();
    expect(await stage.store.findSession('desk', duringSession)).toBeUndefined();
    expect(await stage.store.findSession('phone', duringSession)).toBeDefined();
  });

  test('has sessions that are gone for good once another begins after their end', async () => {
    await stage.store.addSession(sampleSession({ tokenHash: 'old' }));
    await stage.store.addSession(
      sampleSession({
        tokenHash: 'new',
        createdAt: '2026-11-20T16:00:00.000Z',
        expiresAt: '2026-11-20T17:00:00.000Z',
      }),
    );
    expect(await stage.store.findSession('old', duringSession)).toBeUndefined();
    expect(await stage.store.findSession('new', duringSession)).toBeDefined();
  });
}
