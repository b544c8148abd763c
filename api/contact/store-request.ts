import type { ApiContext } from '#api/http/api-context.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import type { IdempotencyKey } from '#api/store/idempotency-key.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

/** Stores a request within the limits; repeating the `key` resolves to the first request. */
export async function storeRequest(
  { store, limits }: Pick<RouteDependencies, 'store' | 'limits'>,
  ctx: Pick<ApiContext, 'req'>,
  request: ContactRequest,
  key: IdempotencyKey | undefined,
): Promise<ContactRequest> {
  const takeBack = await limits.countRequest(ctx, new Date(request.createdAt));
  let stored: ContactRequest | undefined;
  try {
    stored = await store.addContactRequest(request, key, limits.requests);
    return stored;
  } finally {
    // A refused request does not count, and a repeated one counts once.
    if (stored?.id !== request.id) await takeBack();
  }
}
