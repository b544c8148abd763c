import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { createDocument, type Document } from './document.ts';
import { hashedName } from './hashed-name.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
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

/** What keeps its name: the loader of the widgets, and the list of its digests. */
const lastingName = /^\/embed(\.js|\/v1\.js(on)?)$/;

/**
 * A visitor who comes back never waits for the loader: a copy that is up to a day old is used while
 * the next one is fetched. The files that it names are kept for many builds (`carry-over.ts`).
 */
const lastingCaching = 'public, max-age=300, stale-while-revalidate=86400';

/** A drawing's own style sheet makes it dark at night, and the pages' policy would forbid it. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

type Headers = Readonly<Record<string, string>>;

/**
 * Every built file by its path from the root. All are held in memory (a few MB): a build that
 * replaces the folder while visitors still load the old pages takes no file away from them.
 */
export function readBuiltFiles(dist: string, headers: Headers): Map<string, Document> {
  return new Map([
    ...readFolder(join(dist, 'site/client'), '', headers),
    ...readFolder(join(dist, 'admin'), '/admin', headers),
    ...readFolder(join(dist, 'widgets'), '', { ...headers, ...widgetFileHeaders }),
  ]);
}

/** The designers' Storybook below /storybook, its start page at `/storybook/`. */
export function readStorybook(dist: string, headers: Headers): Map<string, Document> {
  const files = readFolder(join(dist, 'stories'), STORYBOOK, headers, { documents: true });
  const start = files.get(`${STORYBOOK}/index.html`);
  return start ? files.set(`${STORYBOOK}/`, start) : files;
}

/** Where the Storybook stands. */
export const STORYBOOK = '/storybook';

/** The files of a folder by path, documents only where asked for: those of the site are rendered. */
function readFolder(
  folder: string,
  prefix: string,
  headers: Headers,
  { documents = false } = {},
): Map<string, Document> {
  const files = new Map<string, Document>();
  for (const file of filesBelow(folder)) {
    if (file.endsWith('.html') && !documents) continue;
    const path = `${prefix}/${relative(folder, file).split(sep).join('/')}`;
    const bodies = {
      identity: readFileSync(file),
      ...(existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
      ...(existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
    };
    const own = {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': caching(path),
      ...(path.endsWith('.svg') && { 'Content-Security-Policy': drawingPolicy }),
    };
    files.set(path, createDocument(200, bodies, { ...headers, ...own }));
  }
  return files;
}

/** Pages of any origin load the widgets; a module script of another origin needs CORS. */
export const widgetFileHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

function caching(path: string): string {
  if (lastingName.test(path)) return lastingCaching;
  return hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Without hidden files and the compressed copies. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/(^|[/\\])\./.test(relative(folder, file)));
}
