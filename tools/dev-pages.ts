import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { build, createServer, type ViteDevServer } from 'vite';
import type { ApiContext } from '#api/api-context.ts';
import type { ContentReader } from '#api/content/content-reader.ts';
import type { PageRenderer } from '#api/pages/page-renderer.ts';
import { apiPath, type Pages } from '#api/pages/pages.ts';

const CONFIG = 'vite.site.config.ts';
/** Not dist, which holds what `npm run build` made and its stamp vouches for. */
const WIDGETS = 'node_modules/.vite/widgets';

/**
 * Site and admin straight from their sources, reloading on change, and the widgets built anew with
 * each change: they are always the Preact build. No content policy here: Vite writes style tags.
 */
export async function createDevPages(
  http: Server,
  origin: string,
  read: ContentReader,
): Promise<Pages> {
  const vite = (mode: 'client' | 'admin') =>
    createServer({
      configFile: CONFIG,
      mode,
      appType: 'custom',
      // Each its own: they optimise different dependencies.
      cacheDir: `node_modules/.vite/${mode}`,
      server: { middlewareMode: true, hmr: { server: http, path: `/hmr-${mode}` } },
    });
  const [site, admin] = await Promise.all([vite('client'), vite('admin')]);
  await build({
    configFile: 'vite.widgets.config.ts',
    logLevel: 'warn',
    build: { watch: {}, outDir: WIDGETS, emptyOutDir: true },
  });

  async function page(path: string): Promise<{ status: number; html: string }> {
    if (path === '/admin' || path.startsWith('/admin/')) {
      const html = readFileSync('admin/index.html', 'utf8');
      return { status: 200, html: await admin.transformIndexHtml('/index.html', html) };
    }
    const { render } = (await site.ssrLoadModule('/site/entry-server.tsx')) as {
      render: PageRenderer;
    };
    const assets = { scripts: ['/site/client.tsx'], styles: [], preloads: [], onDemand: {} };
    const rendered = await render({ path, origin, assets, read });
    return { ...rendered, html: await site.transformIndexHtml(path, rendered.html) };
  }

  return {
    async middleware(ctx, next) {
      if (apiPath.test(ctx.path)) return next();
      const widget = `${WIDGETS}${ctx.path}`;
      if (ctx.path.endsWith('.js') && existsSync(widget)) {
        ctx.set('Access-Control-Allow-Origin', '*');
        ctx.type = 'js';
        ctx.body = readFileSync(widget);
        return;
      }
      const isAdmin = ctx.path.startsWith('/admin');
      if (await answeredBy(isAdmin ? admin : site, ctx)) return;
      const { status, html } = await page(ctx.path);
      ctx.status = status;
      ctx.type = 'html';
      ctx.body = html;
    },
    clear() {},
  };
}

/** Whether Vite had the file that was asked for, and so has answered. */
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
