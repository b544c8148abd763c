import { millisecondsInSecond } from 'date-fns/constants';
import { Webhook } from 'standardwebhooks';
import type { Clock } from '#api/clock.ts';
import type { Attempted } from '#api/deliveries/delivery-queue.ts';
import { createPublicPost } from '#api/http/public-post.ts';
import {
  type FetchFailure,
  type FetchNetwork,
  PublicFetchError,
  publicNetwork,
} from '#api/http/public-request.ts';
import type { StoredWebhook } from '#domain/webhooks/webhook.schema.ts';
import { validSecrets } from '#domain/webhooks/webhook-changes.ts';
import type { WebhookPayload } from '#domain/webhooks/webhook-payload.schema.ts';

const webhookNetwork: FetchNetwork = { ...publicNetwork, timeout: 15 * millisecondsInSecond };

export interface WebhookSender {
  /** Sends once, signed with every valid secret. Each failure is an outcome; `stop` ends the attempt. */
  send(webhook: StoredWebhook, payload: WebhookPayload, stop?: AbortSignal): Promise<Attempted>;
}

/** Sends as Standard Webhooks has it: a signed POST that a 2xx within 15 seconds accepts. */
export function createWebhookSender(options: {
  clock: Clock;
  /** For tests; no setting leads here. */
  network?: FetchNetwork | undefined;
}): WebhookSender {
  const { clock, network = webhookNetwork } = options;
  const post = createPublicPost(network);
  return {
    async send(webhook, payload, stop) {
      const body = JSON.stringify(payload);
      const headers = { ...jsonHeaders, ...signatureHeaders(webhook, payload.id, body, clock()) };
      try {
        const { status, text } = await post(webhook.url, { headers, body, signal: stop });
        return { outcome: outcomeOf(status), answer: { status, text: textOf(status, text) } };
      } catch (error) {
        if (!(error instanceof PublicFetchError)) throw error;
        return { outcome: 'failed', answer: { text: failureText(error) } };
      }
    },
  };
}

const jsonHeaders = { 'Content-Type': 'application/json', Accept: '*/*' };

function signatureHeaders(webhook: StoredWebhook, id: string, body: string, now: Date) {
  const signatures = validSecrets(webhook, now).map(({ secret }) =>
    new Webhook(secret).sign(id, now, body),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': Math.floor(now.getTime() / millisecondsInSecond),
    'webhook-signature': signatures.join(' '),
  };
}

function outcomeOf(status: number): Attempted['outcome'] {
  if (status >= 200 && status < 300) return 'sent';
  return status === 410 ? 'refused' : 'failed';
}

const textOf = (status: number, text: string): string =>
  status >= 300 && status < 400
    ? 'It redirects to another address, which is not followed. Enter that address instead.'
    : text;

const failureTexts: Readonly<Partial<Record<FetchFailure, string>>> = {
  address: 'Its address does not start with https://, or has a port or a password.',
  private: 'Its address leads into a private network, which is not allowed.',
  timeout: 'It did not answer completely within 15 seconds.',
};

/** The message for the owner about an attempt without an answer. */
const failureText = ({ failure }: PublicFetchError): string =>
  failureTexts[failure] ?? 'Its server could not be reached, or its certificate is not valid.';
