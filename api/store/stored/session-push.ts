import type { StoredPushSubscription } from '#domain/push/push-subscription.schema.ts';
import type { Session } from '../resources/owner.ts';

/**
 * `sessions` once that of `tokenHash` has `push`, and no other one the same endpoint. Sessions that this does
 * not change stay the same objects; all of them when the session has ended.
 */
export function withSessionPush(
  sessions: readonly Session[],
  tokenHash: string,
  push: StoredPushSubscription | undefined,
): readonly Session[] {
  if (!sessions.some((session) => session.tokenHash === tokenHash)) return sessions;
  return sessions.map((session) => {
    const { push: before, ...rest } = session;
    if (session.tokenHash === tokenHash) {
      if (push) return { ...rest, push };
      return before ? rest : session;
    }
    return push && before?.endpoint === push.endpoint ? rest : session;
  });
}
