import type * as z from 'zod/mini';
import { implement } from '#api/http/implement.ts';
import { jsonBodyUpTo } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { BUSINESS_FILE_KB } from '#domain/business/business-file.schema.ts';
import type { RecordName } from '#domain/business/business-version.ts';
import { businessOperations } from './business.openapi.ts';
import { brandBodySchema, profileBodySchema, textsBodySchema } from './business-bodies.schema.ts';
import { changeRecord } from './change-record.ts';
import { withStoredTranslation } from './stored-translation.ts';

/** The records of the business: everybody reads what they make, the owner edits them. */
export function businessRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, owner, ownOrigin } = dependencies;
  const body = jsonBodyUpTo(BUSINESS_FILE_KB);

  implement(router, dependencies, businessOperations, {
    getBusiness: ({ query: { locale } }) => business.current(locale),
  });

  const bodies = { profile: profileBodySchema, brand: brandBodySchema, texts: textsBodySchema };

  for (const [key, schema] of Object.entries(bodies)) {
    const name = key as RecordName;
    const path = `/api/business/${name}`;
    router.get(path, owner, async (ctx) => {
      ctx.body = (await store.readBusiness())[name];
    });
    router.put(
      path,
      owner,
      ownOrigin,
      body,
      validBody(schema as z.ZodMiniType<{ revision: number }>, async (ctx, next) => {
        const { texts } = await store.readBusiness();
        await changeRecord(
          ctx,
          dependencies,
          name,
          name === 'texts' ? withStoredTranslation(next, texts) : next,
        );
      }),
    );
  }
}
