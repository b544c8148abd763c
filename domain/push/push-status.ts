import type { StoredPushSubscription } from './push-subscription.schema.ts';

/** The state of notifications for a session's browser. */
export interface PushStatus {
  /** The server's key: a browser's `applicationServerKey`. */
  publicKey: string;
  subscription: Pick<StoredPushSubscription, 'endpoint' | 'showsAddress' | 'since'> | null;
}

/** The push service's answer to a test; `gone`: the browser ended the subscription. */
export interface PushTestResult {
  outcome: 'sent' | 'gone' | 'failed';
  answer: string;
}
