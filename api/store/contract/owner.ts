import { addDays } from 'date-fns/addDays';
import { subMilliseconds } from 'date-fns/subMilliseconds';
import { describe, expect, test } from 'vitest';
import type { KeptAccess } from '../resources/owner.ts';
import { duringSession, samplePush, sampleSession } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** The owner's password and sessions. */
export function ownerContract(fixture: StoreFixture): void {
  const openSessions = async () =>
    (await fixture.store.listSessions(duringSession)).map(({ tokenHash }) => tokenHash);

  test('has no password until one is set', async () => {
    expect(await fixture.store.ownerPasswordHash()).toBeUndefined();
    await fixture.store.setOwnerPasswordHash('$argon2id$first');
    await fixture.store.setOwnerPasswordHash('$argon2id$second');
    await fixture.reopen();
    expect(await fixture.store.ownerPasswordHash()).toBe('$argon2id$second');
  });

  test('ends every session when the password changes', async () => {
    const session = sampleSession();
    await fixture.store.addSession(session);
    await fixture.store.setOwnerPasswordHash('$argon2id$new');
    expect(await fixture.store.findSession(session.tokenHash, duringSession)).toBeUndefined();
  });

  test('forgets the password and ends every session, and nothing else', async () => {
    const session = sampleSession();
    const feed = { secretHash: 'a'.repeat(64), createdAt: session.createdAt };
    await fixture.store.setOwnerPasswordHash('$argon2id$lost');
    await fixture.store.addSession(session);
    await fixture.store.setCalendarFeed(feed);
    await fixture.store.forgetOwnerPassword();
    await fixture.reopen();
    expect(await fixture.store.ownerPasswordHash()).toBeUndefined();
    expect(await openSessions()).toEqual([]);
    expect(await fixture.store.calendarFeed()).toEqual(feed);
  });

  describe.each([
    [
      'the password changes',
      (keep: KeptAccess) => fixture.store.setOwnerPasswordHash('$argon2id$new', keep),
    ],
    ['sessions are ended', (keep: KeptAccess) => fixture.store.endSessions(keep)],
  ])('when %s', (_, end) => {
    const renewed = { replacedHash: 'phone', tokenHash: 'renewed', id: 'phone-id' };

    test('keeps the given session with its new token, and ends the others', async () => {
      for (const tokenHash of ['laptop', 'phone', 'tablet']) {
        await fixture.store.addSession(sampleSession({ tokenHash, device: tokenHash }));
      }
      await fixture.store.setSessionPush('phone', samplePush());
      await end({ session: renewed });
      await fixture.reopen();
      expect(await fixture.store.listSessions(duringSession)).toEqual([
        sampleSession({
          id: 'phone-id',
          tokenHash: 'renewed',
          device: 'phone',
          push: samplePush(),
        }),
      ]);
      expect(await fixture.store.findSession('phone', duringSession)).toBeUndefined();
    });

    test('ends every session when the given one has ended', async () => {
      await fixture.store.addSession(sampleSession({ tokenHash: 'laptop' }));
      await end({ session: renewed });
      expect(await openSessions()).toEqual([]);
    });
  });

  test('lists open sessions, newest first', async () => {
    await fixture.store.addSession(
      sampleSession({ tokenHash: 'long', expiresAt: '2026-12-20T15:00:00.000Z' }),
    );
    await fixture.store.addSession(sampleSession({ tokenHash: 'short' }));
    expect(await openSessions()).toEqual(['short', 'long']);
    const { expiresAt } = sampleSession();
    const left = await fixture.store.listSessions(new Date(expiresAt));
    expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['long']);
  });

  test('stores the last use and the device of a session', async () => {
    const other = sampleSession({ tokenHash: 'other' });
    const session = sampleSession({ device: 'Safari on an iPhone' });
    await fixture.store.addSession(other);
    await fixture.store.addSession(session);
    await fixture.store.noteSessionUse(session.tokenHash, duringSession);
    await fixture.store.noteSessionUse('ended long ago', duringSession);
    await fixture.reopen();
    expect(await fixture.store.listSessions(duringSession)).toEqual([
      { ...session, lastUsedAt: duringSession.toISOString() },
      other,
    ]);
  });

  test('keeps a session over a restart until it expires', async () => {
    const session = sampleSession();
    await fixture.store.addSession(session);
    await fixture.reopen();
    const { tokenHash, expiresAt } = session;
    const lastMoment = new Date(Date.parse(expiresAt) - 1);
    expect(await fixture.store.findSession(tokenHash, lastMoment)).toEqual(session);
    expect(await fixture.store.findSession(tokenHash, new Date(expiresAt))).toBeUndefined();
    expect(await fixture.store.findSession('unknown', lastMoment)).toBeUndefined();
  });

  test('replaces a session by another one', async () => {
    for (const tokenHash of ['laptop', 'phone']) {
      await fixture.store.addSession(sampleSession({ tokenHash }));
    }
    await fixture.store.addSession(sampleSession({ tokenHash: 'new' }), 'laptop');
    await fixture.store.addSession(sampleSession({ tokenHash: 'newer' }), 'unknown');
    await fixture.reopen();
    expect(await openSessions()).toEqual(['newer', 'new', 'phone']);
  });

  test('does not find or list a session that was idle for 14 days', async () => {
    const session = sampleSession({ expiresAt: '2026-12-20T15:00:00.000Z' });
    const { tokenHash, createdAt } = session;
    await fixture.store.addSession(session);
    const idle = addDays(new Date(createdAt), 14);
    const justBefore = subMilliseconds(idle, 1);
    expect(await fixture.store.findSession(tokenHash, justBefore)).toBeDefined();
    expect(await fixture.store.findSession(tokenHash, idle)).toBeUndefined();
    expect(await fixture.store.listSessions(idle)).toEqual([]);
    await fixture.store.noteSessionUse(tokenHash, justBefore);
    expect(await fixture.store.findSession(tokenHash, idle)).toBeDefined();
  });

  test('ends one session and keeps the others', async () => {
    await Promise.all(
      ['laptop', 'phone'].map((tokenHash) =>
        fixture.store.addSession(sampleSession({ tokenHash })),
      ),
    );
    await fixture.store.endSession('laptop');
    await fixture.store.endSession('unknown');
    await fixture.reopen();
    expect(await fixture.store.findSession('laptop', duringSession)).toBeUndefined();
    expect(await fixture.store.findSession('phone', duringSession)).toBeDefined();
  });

  test('removes expired sessions when another one begins', async () => {
    await fixture.store.addSession(sampleSession({ tokenHash: 'old' }));
    await fixture.store.addSession(
      sampleSession({
        tokenHash: 'new',
        createdAt: '2026-11-20T16:00:00.000Z',
        expiresAt: '2026-11-20T17:00:00.000Z',
      }),
    );
    expect(await fixture.store.findSession('old', duringSession)).toBeUndefined();
    expect(await fixture.store.findSession('new', duringSession)).toBeDefined();
  });

  test('stores where the notifications of a session go, as long as it is open', async () => {
    const [phone, laptop] = [sampleSession(), sampleSession()];
    for (const session of [phone, laptop]) await fixture.store.addSession(session);
    await fixture.store.setSessionPush(phone.tokenHash, samplePush());
    await fixture.store.noteSessionUse(phone.tokenHash, duringSession);
    await fixture.store.setSessionPush('ended long ago', samplePush());
    await fixture.reopen();
    const pushes = async () =>
      (await fixture.store.listSessions(duringSession)).map(({ push }) => push);
    expect(await pushes()).toEqual([undefined, samplePush()]);

    const other = samplePush({ endpoint: 'https://push.example/other' });
    await fixture.store.setSessionPush(phone.tokenHash, other);
    expect(await pushes()).toEqual([undefined, other]);
    await fixture.store.setSessionPush(laptop.tokenHash, undefined);
    await fixture.store.setSessionPush(phone.tokenHash, undefined);
    expect(await pushes()).toEqual([undefined, undefined]);
    expect(await fixture.store.findSession(phone.tokenHash, duringSession)).toEqual({
      ...phone,
      lastUsedAt: duringSession.toISOString(),
    });
  });

  test('sends the notifications of one browser for one session only', async () => {
    const [before, after] = [sampleSession(), sampleSession()];
    for (const { tokenHash, ...session } of [before, after]) {
      await fixture.store.addSession({ ...session, tokenHash });
      await fixture.store.setSessionPush(tokenHash, samplePush());
    }
    const sessions = await fixture.store.listSessions(duringSession);
    expect(sessions).toEqual([{ ...after, push: samplePush() }, before]);
  });

  test('keeps the first keys for push services', async () => {
    expect(await fixture.store.pushKeys()).toBeUndefined();
    const keys = ['first', 'second'].map((name) => ({ publicKey: name, privateKey: `of ${name}` }));
    const added = await Promise.all(keys.map((pair) => fixture.store.addPushKeys(pair)));
    expect(added[0]).toEqual(added[1]);
    expect(keys).toContainEqual(added[0]);
    await fixture.reopen();
    expect(await fixture.store.pushKeys()).toEqual(added[0]);
  });
}
