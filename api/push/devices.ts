import { sessionId } from '#api/sessions/session-id.ts';
import type { Session } from '#api/store/stored/stored-access.schema.ts';
import type { DeliveryTarget } from '#domain/deliveries/planned-delivery.ts';
import { pushedTypes, shouldNotify } from '#domain/push/push-of-event.ts';
import type { StoredPushSubscription } from '#domain/push/push-subscription.schema.ts';

/** A session that is notified. */
export interface Device extends DeliveryTarget {
  tokenHash: string;
  push: StoredPushSubscription;
}

/** None for a session without a subscription. */
export function devicesOf(session: Session): Device[] {
  const { push, tokenHash } = session;
  if (!push) return [];
  const since = Object.fromEntries(pushedTypes.map((type) => [type, push.since]));
  return [{ id: `push-${sessionId(session)}`, since, wants: shouldNotify, tokenHash, push }];
}
