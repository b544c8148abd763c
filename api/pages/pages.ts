import type { ApiContext, ApiMiddleware } from '#api/api-context.ts';
import type { Clock } from '#api/clock.ts';
import type { ContentReader } from '#api/content/content-reader.ts';
import { securityHeaders, storybookHeaders } from '#api/middleware/security-headers.ts';
import { readBuiltFiles, readStorybook, STORYBOOK, widgetFileHeaders } from './built-files.ts';
import type { BuiltFront, BuiltSite } from './built-front.ts';
import { canonicalPath } from './canonical-path.ts';
import { crawlerFiles } from './crawler-files.ts';
import { createPage, type Document } from './document.ts';
import { failurePage } from './failure-page.ts';
import { createPageCache } from './page-cache.ts';
import { sendDocument } from './send-document.ts';

export interface Pages {
  /** Answers whatever is not a call of the API. */
  middleware: ApiMiddleware;
  /** To be called when content that pages show has changed. */
  clear(): void;
}

/** What pages leave to the API. */
export const apiPath = /^\/(api(\/|$)|healthz$|readyz$)/;
const filePath = /^((\/admin)?\/(assets|widgets)\/|\/embed(\.js$|\/.))/;
const articlePath = /^\/blog\/([^/]+)$/;
const storyPath = /^\/storybook\//;
const adminPath = /^\/admin(\/|$)/;

export interface PagesOptions {
  /** What visitors see. */
  origin: string;
  read: ContentReader;
  clock: Clock;
  /** Told of each article that is answered. */
  onArticle?: (slug: string, userAgent: string | undefined) => void;
  /** Whether the built Storybook is served too. */
  storybook?: boolean;
  watch?: PageWatch | undefined;
}

/** Hears where pages come from. */
export interface PageWatch {
  /** One was answered from memory. */
  kept(): void;
  /** One was not kept, and took so many milliseconds. */
  rendered(ms: number): void;
}

const HTML = 'text/html; charset=utf-8';

/** Serves site, admin and widgets as they were built. */
export async function createPages(front: BuiltFront, options: PagesOptions): Promise<Pages> {
  const { origin, read, clock, onArticle, watch } = options;
  const security = securityHeaders(origin);
  const stories = options.storybook
    ? readStorybook(front.dist, { ...security, ...storybookHeaders })
    : new Map<string, Document>();
  const files = new Map([...readBuiltFiles(front.dist, security), ...stories]);
  // A copy in the browser may be shown after asking whether it is still right.
  const fresh = { ...security, 'Cache-Control': 'no-cache' };
  const html = { ...fresh, 'Content-Type': HTML };
  const failure = await createPage(500, failurePage, html, { compress: false });
  // Kept out of the browser's caches, the one for the back button included.
  const adminHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };
  const admin =
    front.adminHtml &&
    (await createPage(200, front.adminHtml, { ...html, ...adminHeaders }, { compress: true }));
  const { site } = front;
  const cache =
    site && createPageCache({ render: (path) => render(site, path), headers: fresh, clock });

  async function render({ paths, assets, render }: BuiltSite, path: string) {
    const started = performance.now();
    try {
      const crawlerFile = crawlerFiles[path];
      if (crawlerFile) return { status: 200, ...(await crawlerFile({ origin, paths, read })) };
      const { status, html } = await render({ path, origin, assets, read });
      return { status, type: HTML, text: html };
    } finally {
      watch?.rendered(performance.now() - started);
    }
  }

  const answer = (ctx: ApiContext, route: string, document: Document) => {
    ctx.state.route = route;
    sendDocument(ctx, document);
  };

  function answerPage(ctx: ApiContext, path: string, page: Document) {
    const slug = articlePath.exec(path)?.[1];
    if (slug && page.status === 200 && ctx.method === 'GET') {
      onArticle?.(slug, ctx.req.headers['user-agent']);
    }
    answer(ctx, 'page', page);
  }

  async function answerRest(ctx: ApiContext, path: string, search: string): Promise<void> {
    const canonical = canonicalPath(path);
    if (filePath.test(path)) return refuse(ctx, 404, 'Not found', widgetFileHeaders);
    if (stories.size > 0 && path === STORYBOOK) return redirect(ctx, `${STORYBOOK}/${search}`);
    if (stories.size > 0 && storyPath.test(path)) return refuse(ctx, 404, 'Not found');
    if (canonical !== path) return redirect(ctx, canonical + search);
    if (adminPath.test(path) && admin) return answer(ctx, 'admin', admin);
    if (!cache) return refuse(ctx, 404, 'Not found');
    try {
      answerPage(ctx, path, await cache.page(path));
    } catch (err) {
      ctx.state.log.error({ requestId: ctx.state.requestId, err });
      answer(ctx, 'page', failure);
    }
  }

  function refuse(ctx: ApiContext, status: number, text: string, headers = {}): void {
    ctx.state.route = 'page';
    ctx.set({ ...security, ...headers, 'X-Request-Id': ctx.state.requestId });
    ctx.set('Cache-Control', 'no-store');
    ctx.status = status;
    ctx.body = text;
  }

  function redirect(ctx: ApiContext, path: string): void {
    refuse(ctx, 308, '', { Location: path });
  }

  return {
    middleware(ctx, next) {
      const { method, url = '' } = ctx.req;
      const query = url.indexOf('?');
      const path = query < 0 ? url : url.slice(0, query);
      const isRead = method === 'GET' || method === 'HEAD';

      if (isRead) {
        const page = cache?.kept(path);
        if (page) {
          watch?.kept();
          return answerPage(ctx, path, page);
        }
        const file = files.get(path);
        if (file) return answer(ctx, 'file', file);
      }
      if (apiPath.test(path)) return next();
      if (!isRead) return refuse(ctx, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
      return answerRest(ctx, path, url.slice(path.length));
    },
    clear: () => cache?.clear(),
  };
}
