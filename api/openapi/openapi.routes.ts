import { readFile } from 'node:fs/promises';
import type { ApiContext } from '#api/http/api-context.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { securityHeaders } from '#api/http/security-headers.ts';
import { createPage, type Document } from '#api/pages/document.ts';
import { sendDocument } from '#api/pages/send-document.ts';
import type { Business } from '#domain/business/business.ts';

/** Five minutes; they only change with a deploy. */
const CACHE_CONTROL = 'public, max-age=300';

const styleSheet = new URL('docs.css', import.meta.url);

/** The API's description for programs and for people. Each answer is built and compressed once for each version of the business. */
export function openApiRoutes(
  router: ApiRouter,
  { business, publicUrl, limits }: RouteDependencies,
): void {
  const headers = { ...securityHeaders(publicUrl), 'Cache-Control': CACHE_CONTROL };

  function serve(path: string, type: string, compose: () => Promise<string> | string): void {
    let document: { of: Business; page: Promise<Document> } | undefined;
    const prepare = async () =>
      createPage(200, await compose(), { ...headers, 'Content-Type': type }, { compress: true });

    router.get(path, limits.slots, async (ctx) => {
      const of = business.current();
      if (document?.of !== of) document = { of, page: prepare() };
      sendDocument(ctx as ApiContext, await document.page);
    });
  }

  // Loaded on the first call, because most processes never need it.
  async function describe() {
    const [{ openApiDocument }, { operations }] = await Promise.all([
      import('./openapi-document.ts'),
      import('./operations.ts'),
    ]);
    return openApiDocument(operations, publicUrl, business.current());
  }

  serve('/api/openapi.json', 'application/json; charset=utf-8', async () =>
    JSON.stringify(await describe()),
  );
  serve('/api/docs', 'text/html; charset=utf-8', async () => {
    const { docsPage } = await import('./docs-page.ts');
    return docsPage(await describe());
  });
  serve('/api/docs.css', 'text/css; charset=utf-8', () => readFile(styleSheet, 'utf8'));
}
