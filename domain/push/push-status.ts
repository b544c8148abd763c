import type { StoredPushSubscription } from './push-subscription.schema.ts';

/** The notifications of a session, for its own browser. */
export interface PushStatus {
  /** Of the server; a browser's `applicationServerKey`. */
  publicKey: string;
  subscription: Pick<StoredPushSubscription, 'endpoint' | 'showsAddress' | 'since'> | null;
}

/** What the push service answered to a test; `gone`: the browser has ended the subscription. */
export interface PushTestResult {
  outcome: 'sent' | 'gone' | 'failed';
  answer: string;
}
