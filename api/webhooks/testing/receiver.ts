import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { tlsServer } from '#api/http/testing/tls-server.ts';
import {
  type WebhookPayload,
  webhookPayloadSchema,
} from '#domain/webhooks/webhook-payload.schema.ts';

/** A call of an endpoint, as it arrived. */
interface ReceivedCall {
  headers: IncomingHttpHeaders;
  body: string;
}

export type Answer = (response: ServerResponse, call: ReceivedCall) => unknown;

export const accept: Answer = (response) => response.writeHead(200).end('Thank you');

/** Another system's endpoint at https://calendar.example/hook, closed after the test. */
export async function receiver(first: Answer = accept) {
  let answer = first;
  const calls: ReceivedCall[] = [];
  const { network } = await tlsServer(async (request, response) => {
    const call = { headers: request.headers, body: await text(request) };
    calls.push(call);
    answer(response, call);
  });
  return {
    calls,
    network,
    answerNext(next: Answer) {
      answer = next;
    },
    /** Resolves to the first `count` calls. */
    async received(count: number): Promise<ReceivedCall[]> {
      await expect.poll(() => calls.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(count);
      return calls.slice(0, count);
    },
  };
}

/** The body of a call signed with `secret`, as the receiving side checks it. Throws otherwise. */
export function verified(call: ReceivedCall | undefined, secret: string): WebhookPayload {
  if (!call) throw new Error('There was no call');
  const headers = call.headers as Record<string, string>;
  return webhookPayloadSchema.parse(new Webhook(secret).verify(call.body, headers));
}
