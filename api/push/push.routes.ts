import { ECDH } from 'node:crypto';
import { ApiProblem } from '#api/http/api-problem.ts';
import { implement } from '#api/http/implement.ts';
import { currentSession } from '#api/http/require-session.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import type { PushStatus, PushTestResult } from '#domain/push/push-status.ts';
import { forgetSubscription } from './forget-subscription.ts';
import { pushOperations } from './push.openapi.ts';
import { pushKeysOf } from './push-keys.ts';

/** Seconds: whoever tests looks at the phone now. */
const TEST_TTL = 60;

/** Milliseconds: less than the admin waits for an answer. */
const TEST_MS = 15_000;

/** The notifications of the browser that calls: they are part of its session. */
export function pushRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, clock, sendPush } = dependencies;

  implement(router, dependencies, pushOperations, {
    getPushStatus: async ({ ctx }) => {
      const { push } = currentSession(ctx);
      const { publicKey } = await pushKeysOf(store);
      return {
        publicKey,
        subscription: push
          ? { endpoint: push.endpoint, showsAddress: push.showsAddress, since: push.since }
          : null,
      } satisfies PushStatus;
    },

    subscribeToPush: async ({ ctx, body: subscription }) => {
      requireCurvePoint(subscription.keys.p256dh);
      const { tokenHash, push } = currentSession(ctx);
      const since = push?.since ?? clock().toISOString();
      await store.setSessionPush(tokenHash, { ...subscription, since });
    },

    unsubscribeFromPush: async ({ ctx }) => {
      await store.setSessionPush(currentSession(ctx).tokenHash, undefined);
    },

    testPush: async ({ ctx }) => {
      const { push, tokenHash } = currentSession(ctx);
      if (!push) throw new ApiProblem('not_found');
      const message = {
        title: business.current().name,
        body: 'Notifications work here.',
        path: '/admin/account',
        tag: 'test',
      };
      const { outcome, status, text } = await sendPush(push, message, {
        keys: await pushKeysOf(store),
        seconds: TEST_TTL,
        signal: AbortSignal.timeout(TEST_MS),
      });
      if (outcome === 'gone') await forgetSubscription(store, { tokenHash, push }, clock());
      const answer = [status, text].filter(Boolean).join(' ');
      return { outcome, answer } satisfies PushTestResult;
    },
  });
}

/** Throws `validation_failed` unless the key is a point of P-256: no other can encrypt. */
function requireCurvePoint(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
  } catch {
    const message = 'This is not a browser’s push subscription';
    throw new ApiProblem('validation_failed', { errors: [{ path: 'keys.p256dh', message }] });
  }
}
