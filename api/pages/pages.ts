import type { IncomingMessage } from 'node:http';
import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { Clock } from '#api/clock.ts';
import type { ApiContext, ApiMiddleware } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { securityHeaders } from '#api/http/security-headers.ts';
import { PicturesBusyError } from '#api/pictures/pictures-busy-error.ts';
import { isStoreUnavailable } from '#api/store/store-unavailable-error.ts';
import { MISSING_ARTICLE } from '#domain/blog/missing-article.ts';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import type { Business } from '#domain/business/business.ts';
import type { RefusedRequest } from '#domain/inspection-request/refused-request.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addressIn, localizedPath } from '#domain/locale/localized-path.ts';
import { STORYBOOK, widgetFileHeaders } from './built-files.ts';
import type { BuiltFront, BuiltSite } from './built-front.ts';
import { canonicalPath } from './canonical-path.ts';
import type { ContentReader } from './content-reader.ts';
import { crawlerFiles } from './crawler-files.ts';
import { createPage, type Document } from './document.ts';
import { failurePage } from './failure-page.ts';
import type { FindLinkedPage, LinkedPage } from './linked-pages.ts';
import { createPageCache } from './page-cache.ts';
import { createPageFiles } from './page-files.ts';
import { plainFormPaths } from './plain-form-paths.ts';
import { sendDocument } from './send-document.ts';
import { createSiteRenderer, HTML, type PageObserver, type SiteRenderer } from './site-renderer.ts';

export interface Pages {
  /** Answers everything except API calls. */
  middleware: ApiMiddleware;
  /** Shows the page of a plain form again, with what was typed and why it was refused. */
  answerForm(ctx: ApiContext, answer: FormAnswer): Promise<void>;
  /** The HTML of a page for another business than the published one, without scripts; undefined if the site is not built. */
  preview(path: string, business: Business): Promise<string | undefined>;
  /** Clears the page cache; call it when content has changed. */
  clear(): void;
}

interface FormAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  refused: RefusedRequest;
}

/** Paths of the API. */
export const apiPath = /^\/(api(\/|$)|healthz$|readyz$)/;
const filePath = /^((\/admin)?\/(assets|widgets)\/|\/embed(\.js$|\/.*\.))/;
const articlePath = /^\/blog\/([^/]+)$/;
const storyPath = /^\/storybook\//;
const adminPath = /^\/admin(\/|$)/;
/** Paths that only programs request: no page has an extension, but people may type .html. */
const unknownFilePath = /\.(?!html?$)[a-z0-9]{1,10}$/i;

/** No page has this path; the 404 page is rendered there once for all missing pages. */
const MISSING_PAGE = '/-';

export interface PagesOptions {
  /** The origin that visitors see. */
  origin: string;
  read: ContentReader;
  business: Pick<CurrentBusiness, 'latest'>;
  clock: Clock;
  /** Called for each article that is served. */
  onArticle?: (slug: string, request: IncomingMessage) => void;
  /** The new slug of an article that had this slug, if it was renamed. */
  newSlugOf?: (slug: string) => Promise<string | undefined>;
  linkedPage?: FindLinkedPage;
  /**
   * Called before a page may come from the cache; it clears an outdated cache. Undefined for a
   * visitor, who is served without waiting.
   */
  checkContent?: ((ctx: ApiContext) => Promise<void> | undefined) | undefined;
  /** The bytes of an uploaded picture by its path. */
  upload?: (path: string) => Promise<Buffer | undefined>;
  /** Whether the built Storybook is served. */
  storybook?: boolean;
  observer?: PageObserver | undefined;
}

/** Seconds. */
const RETRY_AFTER = '5';

/** Serves the built site, admin and widgets. */
export async function createPages(front: BuiltFront, options: PagesOptions): Promise<Pages> {
  const {
    origin,
    read,
    business,
    clock,
    onArticle,
    newSlugOf,
    linkedPage,
    checkContent,
    observer,
  } = options;
  const security = securityHeaders(origin);
  const postOf = async (slug: string) =>
    (await read(`blog/posts/${slug}`)) as PostDetail | undefined;
  const { upload, storybook } = options;
  const parts = { origin, read, post: postOf, upload, storybook, headers: security };
  const { files, hasStories, facts, frames, brand } = createPageFiles(front, parts);
  // Browsers revalidate their copy by its ETag.
  const fresh = { ...security, 'Cache-Control': 'no-cache' };
  const html = { ...fresh, 'Content-Type': HTML };
  const failure = (status: 500 | 503, locale: Locale) =>
    createPage(
      status,
      failurePage(business.latest(locale)),
      { ...html, ...(status === 503 && { 'Retry-After': RETRY_AFTER }) },
      { compress: false },
    );
  // `no-store` also disables the back/forward cache, which would show the admin after logout.
  const adminHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };
  // The address is a secret that must not be passed on to linked sites.
  const privateHeaders = { ...adminHeaders, 'Referrer-Policy': 'no-referrer' };
  const admin =
    front.adminHtml &&
    (await createPage(200, front.adminHtml, { ...html, ...adminHeaders }, { compress: true }));
  const { site } = front;
  const renderer = site && createSiteRenderer(site, { origin, read, observer });
  const cache = renderer && createPageCache({ render: renderer.render, headers: fresh, clock });

  /** The path whose document answers `path`. */
  async function renderedPath({ hasPage }: BuiltSite, path: string): Promise<string> {
    const { locale } = localizedPath(path);
    const slug = slugOf(path);
    if (slug && !(await postOf(slug))) {
      return addressIn(locale, `/blog/${MISSING_ARTICLE}`);
    }
    return hasPage(path) || crawlerFiles[path] ? path : addressIn(locale, MISSING_PAGE);
  }

  const answer = (ctx: ApiContext, route: string, document: Document) => {
    ctx.state.route = route;
    sendDocument(ctx, document);
  };

  function answerPage(ctx: ApiContext, path: string, page: Document) {
    const slug = slugOf(path);
    if (slug && page.status === 200 && ctx.method === 'GET') {
      onArticle?.(slug, ctx.req);
    }
    answer(ctx, 'page', page);
  }

  /** Rendered for each request, because nobody else may get the page that a link opens. */
  async function answerLinked(
    ctx: ApiContext,
    { render }: SiteRenderer,
    path: string,
    page: LinkedPage,
  ) {
    const { status, type, text } = await render(path, { [page.key]: await page.read(ctx) });
    const headers = { ...html, ...privateHeaders, 'Content-Type': type };
    answerPage(ctx, path, await createPage(status, text, headers, { compress: false }));
  }

  async function answerRest(ctx: ApiContext, path: string, search: string): Promise<void> {
    const canonical = canonicalPath(path);
    if (filePath.test(path)) return refuse(ctx, 404, 'Not found', widgetFileHeaders);
    if (hasStories && path === STORYBOOK) return redirect(ctx, `${STORYBOOK}/${search}`);
    if (hasStories && storyPath.test(path)) return refuse(ctx, 404, 'Not found');
    if (unknownFilePath.test(path) && !crawlerFiles[path]) return refuse(ctx, 404, 'Not found');
    if (canonical !== path) return redirect(ctx, canonical + search);
    if (adminPath.test(path) && admin) return answer(ctx, 'admin', admin);
    if (!site || !renderer || !cache) return refuse(ctx, 404, 'Not found');
    const { locale } = localizedPath(path);
    try {
      const linked = linkedPage?.(path);
      if (linked) return await answerLinked(ctx, renderer, path, linked);
      const slug = slugOf(path);
      const newSlug = slug && (await newSlugOf?.(slug));
      if (newSlug) return redirect(ctx, addressIn(locale, `/blog/${newSlug}`) + search, 301);
      const translation = slug && (await postOf(slug))?.slugs?.[locale];
      if (translation && translation !== slug) {
        return redirect(ctx, addressIn(locale, `/blog/${translation}`) + search, 302);
      }
      const rendered = await renderedPath(site, path);
      const known = cache.cached(rendered);
      if (known) observer?.hit();
      answerPage(ctx, path, known ?? (await cache.page(rendered)));
    } catch (err) {
      if (err instanceof ApiProblem)
        return refuse(
          ctx,
          err.status,
          String(err.toBody(business.latest(locale)).detail),
          err.headers,
        );
      if (isStoreUnavailable(err)) {
        return answerPage(ctx, path, cache.expired(path) ?? (await failure(503, locale)));
      }
      ctx.state.log.error({ err });
      answer(ctx, 'page', await failure(500, locale));
    }
  }

  async function answerBranded(ctx: ApiContext, branded: Promise<Document | undefined>) {
    try {
      const file = await branded;
      if (file) answer(ctx, 'file', file);
      else refuse(ctx, 404, 'Not found');
    } catch (err) {
      const isBusy = err instanceof PicturesBusyError || isStoreUnavailable(err);
      if (!isBusy) ctx.state.log.error({ err });
      refuse(ctx, isBusy ? 503 : 500, 'This picture is not there right now', {
        ...(isBusy && { 'Retry-After': RETRY_AFTER }),
      });
    }
  }

  function refuse(ctx: ApiContext, status: number, text: string, headers = {}): void {
    ctx.state.route = 'page';
    ctx.set({ ...security, ...headers, 'X-Request-Id': ctx.state.requestId });
    ctx.set('Cache-Control', 'no-store');
    ctx.status = status;
    ctx.body = text;
  }

  function redirect(ctx: ApiContext, path: string, status = 308): void {
    refuse(ctx, status, '', { Location: path });
  }

  const answerRequest: ApiMiddleware = (ctx, next) => {
    const { method, url = '' } = ctx.req;
    const path = pathOf(ctx);
    const isRead = method === 'GET' || method === 'HEAD';

    if (isRead) {
      const page = cache?.cached(path);
      if (page) {
        observer?.hit();
        return answerPage(ctx, path, page);
      }
      const branded = brand.find(path);
      if (branded) return answerBranded(ctx, branded);
      const file = files.get(path);
      if (file) return answer(ctx, 'file', file);
      const written = facts.find(path);
      if (written) return written.then((document) => answer(ctx, 'file', document));
      const frame = frames.find(path);
      if (frame) return frame.then((document) => answer(ctx, 'page', document));
    }
    if (apiPath.test(path)) return next();
    if (site && method === 'POST' && plainFormPaths.has(path)) return next();
    if (!isRead) return refuse(ctx, 405, 'Method not allowed', { Allow: 'GET, HEAD' });
    return answerRest(ctx, path, url.slice(path.length));
  };

  const checkForPage = (ctx: ApiContext) => {
    const path = pathOf(ctx);
    return files.has(path) || apiPath.test(path) ? undefined : checkContent?.(ctx);
  };

  return {
    middleware(ctx, next) {
      const checking = checkContent && checkForPage(ctx);
      return checking ? checking.then(() => answerRequest(ctx, next)) : answerRequest(ctx, next);
    },
    async answerForm(ctx, { status, headers, refused }) {
      if (!renderer) return;
      const { type, text } = await renderer.render(pathOf(ctx), { request: refused });
      const own = { ...html, ...headers, 'Cache-Control': 'no-store', 'Content-Type': type };
      answer(ctx, 'page', await createPage(status, text, own, { compress: false }));
    },
    clear() {
      cache?.clear();
      brand.clear();
    },
    preview: async (path, business) => renderer?.preview(path, business),
  };
}

/** The slug of the article at a path, in any language. */
const slugOf = (path: string) => articlePath.exec(localizedPath(path).path)?.[1];

/** The path as it was sent, without the query. */
function pathOf({ req: { url = '' } }: ApiContext): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}
