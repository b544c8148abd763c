import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { build, createServer, type ViteDevServer } from 'vite';
import { createBrandFiles } from '#api/brand/brand-files.ts';
import { createFactsFiles } from '#api/embed/facts-files.ts';
import { createFramePages } from '#api/embed/frame-pages.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { readFolder } from '#api/pages/built-files.ts';
import type { BuiltSite } from '#api/pages/built-front.ts';
import type { ContentReader } from '#api/pages/content-reader.ts';
import type { PageRenderer } from '#api/pages/page-renderer.ts';
import { apiPath, type Pages } from '#api/pages/pages.ts';
import { plainFormPaths } from '#api/pages/plain-form-paths.ts';
import { sendDocument } from '#api/pages/send-document.ts';
import type { PostDetail } from '#domain/blog/post.schema.ts';
import type { Business } from '#domain/business/business.ts';
import { businessKeyIn } from '#domain/locale/business-key.ts';
import { defaultLocale } from '#domain/locale/locale.ts';

const CONFIG = 'vite.site.config.ts';
/** Not dist, whose stamp must match its content. */
const WIDGETS = 'node_modules/.vite/widgets';

/**
 * Serves site and admin from their sources with hot reload, and the widgets from a Preact build that
 * is repeated on each change. Without a content security policy, because Vite inserts style tags.
 */
export async function createDevPages(
  http: Server,
  origin: string,
  read: ContentReader,
  upload: (path: string) => Promise<Buffer | undefined>,
): Promise<Pages> {
  const vite = (mode: 'client' | 'admin') =>
    createServer({
      configFile: CONFIG,
      mode,
      appType: 'custom',
      // Separate caches: they optimise different dependencies.
      cacheDir: `node_modules/.vite/${mode}`,
      server: { middlewareMode: true, hmr: { server: http, path: `/hmr-${mode}` } },
    });
  const [site, admin] = await Promise.all([vite('client'), vite('admin')]);
  await build({
    configFile: 'vite.widgets.config.ts',
    logLevel: 'warn',
    build: { watch: {}, outDir: WIDGETS, emptyOutDir: true },
  });

  // The loaders stay as built, because the widgets are built again while the server runs.
  const facts = createFactsFiles({
    business: async (locale) => (await read(businessKeyIn(locale))) as Business,
    loaders: new Map(),
    headers: {},
  });

  const frames = createFramePages({
    business: async () => (await read(businessKeyIn(defaultLocale))) as Business,
    headers: {},
  });

  const entry = (await site.ssrLoadModule('/site/entry-server.tsx')) as Pick<
    BuiltSite,
    'sharedPages'
  >;
  const brand = createBrandFiles({
    business: async (locale) => (await read(businessKeyIn(locale))) as Business,
    files: readFolder('site/public', '', {}),
    pages: entry.sharedPages,
    post: async (slug) => (await read(`blog/posts/${slug}`)) as PostDetail | undefined,
    upload,
    headers: {},
  });

  async function renderPage(
    path: string,
    readData = read,
  ): Promise<{ status: number; html: string }> {
    if (path === '/admin' || path.startsWith('/admin/')) {
      const html = readFileSync('admin/index.html', 'utf8');
      return { status: 200, html: await admin.transformIndexHtml('/index.html', html) };
    }
    const { render } = (await site.ssrLoadModule('/site/entry-server.tsx')) as {
      render: PageRenderer;
    };
    const assets = { scripts: ['/site/client.tsx'], styles: [], preloads: [] };
    const rendered = await render({ path, origin, assets, read: readData });
    return { ...rendered, html: await site.transformIndexHtml(path, rendered.html) };
  }

  return {
    async middleware(ctx, next) {
      if (apiPath.test(ctx.path)) return next();
      if (ctx.method === 'POST' && plainFormPaths.has(ctx.path)) return next();
      const written =
        (await facts.find(ctx.path)) ??
        (await frames.find(ctx.path)) ??
        (await brand.find(ctx.path));
      if (written) return sendDocument(ctx, written);
      const widget = `${WIDGETS}${ctx.path}`;
      if (ctx.path.endsWith('.js') && existsSync(widget)) {
        ctx.set('Access-Control-Allow-Origin', '*');
        ctx.type = 'js';
        ctx.body = readFileSync(widget);
        return;
      }
      const isAdmin = ctx.path.startsWith('/admin');
      if (await answeredBy(isAdmin ? admin : site, ctx)) return;
      const { status, html } = await renderPage(ctx.path);
      ctx.status = status;
      ctx.type = 'html';
      ctx.body = html;
    },
    async answerForm(ctx, { status, headers, refused }) {
      const readData: ContentReader = async (key) => (key === 'request' ? refused : read(key));
      const { html } = await renderPage(ctx.path, readData);
      ctx.set(headers);
      ctx.status = status;
      ctx.type = 'html';
      ctx.body = html;
    },
    clear: brand.clear,
    async preview(path, business) {
      const readData: ContentReader = async (key) => (key === 'business' ? business : read(key));
      return (await renderPage(path, readData)).html;
    },
  };
}

/** True if Vite has the requested file and has answered. */
function answeredBy(vite: ViteDevServer, ctx: ApiContext): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const answered = () => {
      ctx.respond = false;
      resolve(true);
    };
    ctx.res.once('finish', answered);
    vite.middlewares(ctx.req, ctx.res, (error?: unknown) => {
      ctx.res.off('finish', answered);
      if (error) reject(error);
      else resolve(false);
    });
  });
}
