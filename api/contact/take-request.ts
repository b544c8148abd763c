import { randomUUID } from 'node:crypto';
import type { RouteContext } from '#api/http/api-context.ts';
import { refuseFilledHoneypot } from '#api/http/honeypot.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import type { IdempotencyKey } from '#api/store/idempotency-key.ts';
import type { ContactPayload } from '#domain/inspection-request/inspection-request.schema.ts';

type Dependencies = Pick<RouteDependencies, 'store' | 'clock' | 'limits' | 'testCalls'>;

/** Stores a valid request within the limits; the same `key` again stores nothing. */
export async function takeRequest(
  { store, clock, limits, testCalls }: Dependencies,
  ctx: RouteContext,
  body: ContactPayload,
  key: IdempotencyKey | undefined,
): Promise<{ id: string; test?: true }> {
  refuseFilledHoneypot(body);
  const { website: _honeypot, test, ...request } = body;
  const id = randomUUID();
  const now = clock();
  if (test) {
    const answer = await testCalls.answer(key, async () => ({ id }));
    await testCalls.record(request.attribution, now);
    return answer;
  }
  const takeBack = await limits.countRequest(ctx, now);
  let stored: { id: string } | undefined;
  try {
    stored = await store.addContactRequest(
      {
        ...request,
        id,
        revision: 1,
        createdAt: now.toISOString(),
        status: 'new',
        history: [],
      },
      key,
      limits.requests,
    );
  } finally {
    // A refused request does not count, and a repeat counts once.
    if (stored?.id !== id) await takeBack();
  }
  return { id: stored.id };
}
