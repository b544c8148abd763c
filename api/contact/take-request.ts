import { randomUUID } from 'node:crypto';
import type { RouteContext } from '#api/http/api-context.ts';
import { refuseFilledHoneypot } from '#api/http/honeypot.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import type { IdempotencyKey } from '#api/store/idempotency-key.ts';
import type { ContactPayload } from '#domain/inspection-request/inspection-request.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { storeRequest } from './store-request.ts';

type Dependencies = Pick<
  RouteDependencies,
  'store' | 'business' | 'clock' | 'limits' | 'testCalls'
>;

/** Stores a valid request within the limits; repeating the `key` stores nothing. */
export async function takeRequest(
  dependencies: Dependencies,
  ctx: RouteContext,
  body: ContactPayload,
  key: IdempotencyKey | undefined,
): Promise<{ id: string; test?: true }> {
  refuseFilledHoneypot(body);
  const { website: _honeypot, test, ...request } = body;
  const { business, clock, testCalls } = dependencies;
  const id = randomUUID();
  const now = clock();
  if (test) {
    const answer = await testCalls.answer(key, async () => ({ id }));
    await testCalls.record(request.attribution, businessToday(now, business.current().timeZone));
    return answer;
  }
  const stored = await storeRequest(
    dependencies,
    ctx,
    { ...request, id, revision: 1, createdAt: now.toISOString(), status: 'new', history: [] },
    key,
  );
  return { id: stored.id };
}
