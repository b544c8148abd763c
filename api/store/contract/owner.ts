import { expect, test } from 'vitest';
import { duringSession, sampleSession } from '#api/store/testing/sample-records.ts';
import type { Stage } from './stage.ts';

/** The owner's password and sessions. */
export function ownerContract(stage: Stage): void {
  const openSessions = async () =>
    (await stage.store.listSessions(duringSession)).map(({ tokenHash }) => tokenHash);

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

  test('keeps the one session that is named when the password changes', async () => {
    for (const tokenHash of ['desk', 'phone', 'tablet']) {
      await stage.store.addSession(sampleSession({ tokenHash }));
    }
    await stage.store.setOwnerPasswordHash('$argon2id$new', 'phone');
    await stage.reopen();
    expect(await openSessions()).toEqual(['phone']);
    expect(await stage.store.ownerPasswordHash()).toBe('$argon2id$new');
  });

  test('ends all sessions but one', async () => {
    for (const tokenHash of ['desk', 'phone', 'tablet']) {
      await stage.store.addSession(sampleSession({ tokenHash }));
    }
    await stage.store.endSessionsBut('desk');
    expect(await openSessions()).toEqual(['desk']);
  });

  test('lists sessions from the newest, without those that have ended', async () => {
    await stage.store.addSession(
      sampleSession({ tokenHash: 'long', expiresAt: '2026-12-20T15:00:00.000Z' }),
    );
    await stage.store.addSession(sampleSession({ tokenHash: 'short' }));
    expect(await openSessions()).toEqual(['short', 'long']);
    const { expiresAt } = sampleSession();
    const left = await stage.store.listSessions(new Date(expiresAt));
    expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['long']);
  });

  test('remembers when a session was used, and of which device it is', async () => {
    const session = sampleSession({ device: 'Safari on an iPhone' });
    await stage.store.addSession(session);
    await stage.store.noteSessionUse(session.tokenHash, duringSession);
    await stage.store.noteSessionUse('ended long ago', duringSession);
    await stage.reopen();
    expect(await stage.store.listSessions(duringSession)).toEqual([
      { ...session, lastUsedAt: duringSession.toISOString() },
    ]);
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
