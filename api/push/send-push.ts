import webPush from 'web-push';
import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { PublicPost } from '#api/http/public-post.ts';
import { PublicFetchError } from '#api/http/public-request.ts';
import type { PushKeys } from '#api/store/stored/stored-access.schema.ts';
import type { PushMessage } from '#domain/push/push-message.ts';
import type { PushSubscriptionDetails } from '#domain/push/push-subscription.schema.ts';

/** What a push service answered. `gone`: the browser has ended the subscription. */
export interface PushOutcome {
  outcome: 'sent' | 'gone' | 'failed';
  /** Undefined when no answer came. */
  status: number | undefined;
  text: string;
}

/** Encrypts a message for one browser and hands it to its push service. */
export type SendPush = (
  subscription: PushSubscriptionDetails,
  message: PushMessage,
  options: { keys: PushKeys; seconds: number; signal?: AbortSignal },
) => Promise<PushOutcome>;

/**
 * `post` reaches public addresses only: an endpoint is whatever a browser has named. `seconds` is how long the
 * push service keeps a message for a phone that is switched off. The push service may write to the business's email
 * (RFC 8292 §2.1).
 */
export function createSendPush(
  post: PublicPost,
  business: Pick<CurrentBusiness, 'current'>,
): SendPush {
  return async (subscription, message, { keys, seconds, signal }) => {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(message),
      {
        vapidDetails: { subject: `mailto:${business.current().email.display}`, ...keys },
        TTL: seconds,
        // A phone in standby wakes for it.
        urgency: 'high',
      },
    );
    try {
      const answer = await post(endpoint, { headers, body, signal });
      return { outcome: outcomeOf(answer.status), ...answer };
    } catch (error) {
      if (!(error instanceof PublicFetchError)) throw error;
      return { outcome: 'failed', status: undefined, text: error.failure };
    }
  };
}

/** 404 and 410: the subscription has ended (RFC 8030 §7.3). */
function outcomeOf(status: number): PushOutcome['outcome'] {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}
