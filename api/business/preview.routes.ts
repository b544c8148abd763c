import { ApiProblem } from '#api/http/api-problem.ts';
import { jsonBodyUpTo } from '#api/http/json-body.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { validBody } from '#api/http/validate.ts';
import { businessOf } from '#domain/business/business.ts';
import { BUSINESS_FILE_KB } from '#domain/business/business-file.schema.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { previewBodySchema } from './business-bodies.schema.ts';

/** A page of the site as it would be with records that are not published. */
export function previewRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, business, previewPage, owner, ownOrigin } = dependencies;

  router.post(
    '/api/business/preview',
    owner,
    ownOrigin,
    jsonBodyUpTo(BUSINESS_FILE_KB),
    validBody(previewBodySchema, async (ctx, { path, locale = defaultLocale, ...drafts }) => {
      const [records, { prices, texts }] = await Promise.all([
        store.readBusiness(),
        business.renewed(),
      ]);
      const html = await previewPage(
        path,
        businessOf({ ...records, prices, texts, ...drafts }, locale),
      );
      if (html === undefined) throw new ApiProblem('not_found');
      ctx.body = { html };
    }),
  );
}
