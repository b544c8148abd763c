import type { SessionStore } from '#api/store/resources/sessions.ts';
import type { StoredPushSubscription } from '#domain/push/push-subscription.schema.ts';

/** Forgets a subscription that the browser has ended, unless the session has another one by now. */
export async function forgetSubscription(
  store: SessionStore,
  { tokenHash, push }: { tokenHash: string; push: StoredPushSubscription },
  now: Date,
): Promise<void> {
  const session = await store.findSession(tokenHash, now);
  if (session?.push?.endpoint !== push.endpoint) return;
  await store.setSessionPush(tokenHash, undefined);
}
