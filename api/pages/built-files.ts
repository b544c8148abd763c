import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { createDocument, type Document } from './document.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Named by the bundler after their content: eight characters, one of them no small letter. */
const hashedName = /-(?=[a-z-]*[A-Z0-9_])[\w-]{8}\.[a-z0-9.]+$/;

const EMBED_SECONDS = 300;

/**
 * Every built file by its path from the root. All are held in memory (a few MB): a build that
 * replaces the folder while visitors still load the old pages takes no file away from them.
 */
export function readBuiltFiles(
  dist: string,
  headers: Readonly<Record<string, string>>,
): Map<string, Document> {
  const files = new Map<string, Document>();

  function add(folder: string, prefix: string, extra: Readonly<Record<string, string>> = {}): void {
    for (const file of filesBelow(join(dist, folder))) {
      const path = `${prefix}/${relative(join(dist, folder), file).split(sep).join('/')}`;
      const type = types[extname(file)] ?? 'application/octet-stream';
      const bodies = {
        identity: readFileSync(file),
        ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
        ...(existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
      };
      const own = { 'Content-Type': type, 'Cache-Control': caching(path) };
      files.set(path, createDocument(200, bodies, { ...headers, ...own, ...extra }));
    }
  }

  add('site/client', '');
  add('admin', '/admin');
  add('widgets', '', widgetFileHeaders);
  return files;
}

/** Pages of any origin load the widgets; a module script of another origin needs CORS. */
export const widgetFileHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

function caching(path: string): string {
  if (path === '/embed.js') return `public, max-age=${EMBED_SECONDS}`;
  return hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Without documents (the pages serve those), hidden files, and the compressed copies. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/(^|[/\\])\./.test(relative(folder, file)));
}
