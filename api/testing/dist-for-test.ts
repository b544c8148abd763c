import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A site of three pages, one of which fails, and the articles; each page shows a render count. */
const serverEntry = `
  let rendered = 0;
  export const routes = () => ['/', '/about'];
  export const hasPage = (path) => ['/', '/about', '/broken', '/es/broken', '/contact'].includes(path) || path.startsWith('/blog/');
  export async function render({ path: address, origin, assets, read }) {
    const path = address.replace(/^\\/es(?=\\/)/, '');
    rendered += 1;
    if (path === '/broken') throw new Error('This page cannot be rendered');
    if (path.startsWith('/report/')) {
      const found = await read('reports/' + path.slice(8));
      return { status: found ? 200 : 404, html: found ? 'Report of ' + found.street : 'no report' };
    }
    if (path.startsWith('/appointment/')) {
      const found = await read('appointments/' + path.slice(13));
      return { status: found ? 200 : 404, html: found ? 'For ' + found.firstName + (found.offer ?? '') : 'no appointment' };
    }
    if (path.startsWith('/blog/')) {
      const post = await read('blog/posts/' + path.slice(6));
      return { status: post ? 200 : 404, html: post ? post.title : 'no article' };
    }
    if (address === '/es/faq') {
      const { en, es } = (await read('business?locale=es')).texts;
      return { status: 200, html: ((es?.['faq.hero'] ?? en?.['faq.hero'])?.title ?? 'No text') + assets.scripts.length };
    }
    if (path === '/faq') return { status: 200, html: ((await read('business')).texts.en?.['faq.hero']?.title ?? 'No text') + assets.scripts.length };
    if (path === '/contact') {
      return { status: 200, html: '<pre>' + JSON.stringify((await read('request')) ?? null) + '</pre>' };
    }
    const status = path === '/' || path === '/about' ? 200 : 404;
    const head = \`<link rel="canonical" href="\${origin}\${path}"><script src="\${assets.scripts[0]}"></script>\`;
    return { status, html: head + '<p>rendering ' + rendered + '</p>' + 'filler '.repeat(200) };
  }
`;

const files: Record<string, string> = {
  'site/server/entry-server.js': serverEntry,
  'mail/server/entry-server.js': 'export const renderMail = ({ subject }) => subject;',
  'site/client/.vite/manifest.json': JSON.stringify({
    'entry.tsx': { file: 'assets/entry-Ab12Cd34.js', isEntry: true },
  }),
  'site/client/assets/entry-Ab12Cd34.js': 'entry()',
  'site/client/assets/react-Ab12Cd34.js': 'react()',
  'site/client/assets/react-Ab12Cd34.js.br': 'react() as brotli',
  'site/client/assets/react-Ab12Cd34.js.gz': 'react() as gzip',
  'site/client/photo-elements.js': 'not named after its content',
  'site/client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"/>',
  'admin/index.html': '<title>Admin</title>',
  'admin/assets/admin-Ab12Cd34.css': 'body{}',
  'widgets/embed.js': 'embed()',
  'widgets/embed/v1.js': 'embed()',
  'widgets/embed/v1-3F9A01BC.js': 'embed()',
  'widgets/embed/v1.json': JSON.stringify({
    loader: '/embed/v1-3F9A01BC.js',
    integrity: { '/embed/v1-3F9A01BC.js': 'sha384-1', '/widgets/quote-Ab12Cd34.js': 'sha384-2' },
    tags: { 'inspection-quote': ['/widgets/quote-Ab12Cd34.js'] },
  }),
  'widgets/widgets/quote-Ab12Cd34.js': 'quote()',
  'widgets/widgets/quote-Ab12Cd34.js.map': '{}',
};

/** A small `dist` in a temporary folder, removed after the test. */
export async function distForTest(changes: Record<string, string | undefined> = {}) {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  onTestFinished(() => rm(dist, { recursive: true, force: true }));
  for (const [path, content] of Object.entries({ ...files, ...changes })) {
    if (content === undefined) continue;
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), content);
  }
  return dist;
}
