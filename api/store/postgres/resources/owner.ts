import { sessionEnd } from '#domain/owner/session-lifetime.ts';
import type { Operations } from '../../operations.ts';
import type {
  EndedAccess,
  KeptAccess,
  OwnerStore,
  RenewedSession,
  Session,
} from '../../resources/owner.ts';
import { checkedRecord } from '../../stored/checked-record.ts';
import { withSessionPush } from '../../stored/session-push.ts';
import { withNewToken } from '../../stored/session-token.ts';
import { sessionSchema } from '../../stored/stored.schema.ts';
import type { Database } from '../database.ts';
import type { Records } from '../records.ts';

export function ownerStore(
  { db, passwordHash, calendarFeed, apiKeys, pushKeys }: Records,
  operations: Operations,
): OwnerStore {
  const endAccess = async (transaction: Database, keep: KeptAccess): Promise<EndedAccess> => {
    await endOtherSessions(transaction, keep.session);
    const calendarFeedRevoked = !keep.calendarFeed && (await calendarFeed.remove(transaction));
    const apiKeysRevoked = !keep.apiKeys && (await apiKeys.removeAll(transaction));
    return { calendarFeedRevoked, apiKeysRevoked };
  };
  return {
    ownerPasswordHash: () => operations.run(() => passwordHash.read()),
    setOwnerPasswordHash: (hash, keep = {}) =>
      operations.run(() =>
        db.transaction().execute(async (transaction) => {
          await passwordHash.write(hash, transaction);
          return endAccess(transaction, keep);
        }),
      ),

    addSession: (session, replacedHash) =>
      operations.run(() =>
        db.transaction().execute(async (transaction) => {
          const now = new Date(session.createdAt);
          const ended = (await readSessions(transaction))
            .filter((other) => !isOpen(other, now))
            .map(({ tokenHash }) => tokenHash);
          await transaction
            .deleteFrom('sessions')
            .where('token_hash', 'in', [...ended, replacedHash ?? ''])
            .execute();
          await insertSession(transaction, session);
        }),
      ),
    findSession: (tokenHash, now) =>
      operations.run(async () => {
        const session = await findSession(db, tokenHash);
        return session && isOpen(session, now) ? session : undefined;
      }),
    endSession: (tokenHash) =>
      operations.run(async () => {
        await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
      }),
    listSessions: (now) =>
      operations.run(async () =>
        (await readSessions(db)).filter((session) => isOpen(session, now)),
      ),
    endSessions: (keep) =>
      operations.run(() => db.transaction().execute((transaction) => endAccess(transaction, keep))),
    noteSessionUse: (tokenHash, now) =>
      operations.run(() =>
        changeSessions(db, (sessions) =>
          sessions.map((session) =>
            session.tokenHash === tokenHash
              ? { ...session, lastUsedAt: now.toISOString() }
              : session,
          ),
        ),
      ),
    setSessionPush: (tokenHash, push) =>
      operations.run(() =>
        changeSessions(db, (sessions) => withSessionPush(sessions, tokenHash, push)),
      ),

    pushKeys: () => operations.run(() => pushKeys.read()),
    addPushKeys: (keys) => operations.run(() => pushKeys.add(keys)),

    calendarFeed: () => operations.run(() => calendarFeed.read()),
    setCalendarFeed: (feed) =>
      operations.run(async () => {
        await (feed ? calendarFeed.write(feed) : calendarFeed.remove());
      }),
  };
}

const isOpen = (session: Session, now: Date) => sessionEnd(session) > now;

const toJson = (session: Session) => JSON.stringify(checkedRecord(sessionSchema, session));

const parse = (record: unknown): Session => checkedRecord(sessionSchema, record);

/** The newest first. */
async function readSessions(db: Database): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('record')
    .orderBy('created_at', 'desc')
    .orderBy('sequence', 'desc')
    .execute();
  return rows.map(({ record }) => parse(record));
}

async function insertSession(db: Database, session: Session): Promise<void> {
  const { tokenHash, createdAt } = session;
  await db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, created_at: createdAt, record: toJson(session) })
    .execute();
}

/** Stores what `change` makes of sessions. The owner has a handful: all are locked, so that no change is lost. */
const changeSessions = (
  db: Database,
  change: (sessions: readonly Session[]) => readonly Session[],
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('sessions')
      .select('record')
      .orderBy('token_hash')
      .forUpdate()
      .execute();
    const sessions = rows.map(({ record }) => parse(record));
    for (const session of change(sessions)) {
      if (sessions.includes(session)) continue;
      await transaction
        .updateTable('sessions')
        .set({ record: toJson(session) })
        .where('token_hash', '=', session.tokenHash)
        .execute();
    }
  });

/** Ends all without `kept`. */
async function endOtherSessions(transaction: Database, kept?: RenewedSession): Promise<void> {
  const ended = await transaction.deleteFrom('sessions').returning('record').execute();
  const session = ended
    .map(({ record }) => parse(record))
    .find(({ tokenHash }) => tokenHash === kept?.replacedHash);
  if (session && kept) await insertSession(transaction, withNewToken(session, kept));
}

async function findSession(db: Database, tokenHash: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('record')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row && parse(row.record);
}
