import type { Operations } from '../../operations.ts';
import type { EndedAccess, KeptAccess, OwnerStore } from '../../resources/owner.ts';
import { checkedRecord } from '../../stored/checked-record.ts';
import { calendarFeedSchema } from '../../stored/stored.schema.ts';
import type { Files } from '../open-files.ts';

export function ownerStore(
  { owner, sessions, calendarFeed, apiKeys, pushKeys }: Files,
  operations: Operations,
): OwnerStore {
  const endAccess = async (keep: KeptAccess): Promise<EndedAccess> => {
    await sessions.endOthers(keep.session);
    const calendarFeedRevoked = await calendarFeed.change((feed) =>
      keep.calendarFeed || feed === null
        ? { next: feed, result: false }
        : { next: null, result: true },
    );
    const apiKeysRevoked = await apiKeys.change((keys) =>
      keep.apiKeys || keys.length === 0
        ? { next: keys, result: false }
        : { next: [], result: true },
    );
    return { calendarFeedRevoked, apiKeysRevoked };
  };
  return {
    ownerPasswordHash: () => operations.run(() => owner.content ?? undefined),
    setOwnerPasswordHash: (hash, keep = {}) =>
      operations.run(async () => {
        // Access first: if the last write fails, nobody with the old password keeps any.
        const ended = await endAccess(keep);
        await owner.change(() => ({ next: hash, result: undefined }));
        return ended;
      }),

    addSession: (session, replacedHash) =>
      operations.run(() => sessions.add(session, replacedHash)),
    findSession: (tokenHash, now) => operations.run(() => sessions.find(tokenHash, now)),
    endSession: (tokenHash) => operations.run(() => sessions.end(tokenHash)),
    listSessions: (now) => operations.run(() => sessions.list(now)),
    endSessions: (keep) => operations.run(() => endAccess(keep)),
    noteSessionUse: (tokenHash, now) => operations.run(() => sessions.noteUse(tokenHash, now)),
    setSessionPush: (tokenHash, push) => operations.run(() => sessions.setPush(tokenHash, push)),

    pushKeys: () => operations.run(() => pushKeys.content ?? undefined),
    addPushKeys: (keys) =>
      operations.run(() =>
        pushKeys.change((stored) => {
          const next = stored ?? keys;
          return { next, result: next };
        }),
      ),

    calendarFeed: () => operations.run(() => calendarFeed.content ?? undefined),
    setCalendarFeed: (feed) =>
      operations.run(() => {
        const next = feed ? checkedRecord(calendarFeedSchema, feed) : null;
        return calendarFeed.change(() => ({ next, result: undefined }));
      }),
  };
}
