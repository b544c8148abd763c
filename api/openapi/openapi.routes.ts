import type { ApiContext } from '#api/http/api-context.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { securityHeaders } from '#api/http/security-headers.ts';
import { createPage, type Document } from '#api/pages/document.ts';
import { sendDocument } from '#api/pages/send-document.ts';
import { openApiDocument } from './openapi-document.ts';
import { operations } from './operations.ts';

/** Five minutes: a deploy changes it. */
const CACHE_CONTROL = 'public, max-age=300';

/** The API's description for programs. It is composed and compressed once, at the first call. */
export function openApiRoutes(router: ApiRouter, { publicUrl }: RouteDependencies): void {
  const headers = { ...securityHeaders(publicUrl), 'Cache-Control': CACHE_CONTROL };
  let json: Promise<Document> | undefined;

  router.get('/api/openapi.json', async (ctx) => {
    json ??= createPage(
      200,
      JSON.stringify(openApiDocument(operations, publicUrl)),
      { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
      { compress: true },
    );
    sendDocument(ctx as ApiContext, await json);
  });
}
