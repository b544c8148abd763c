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
  // Browsers show it, and no other type is registered for TypeScript.
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Files with a stable name: the widgets' loader, its manifest, and their types. */
const stableName =
  /^\/embed(\.js|\/(load|frame)\.js|\/v1\.(js|json|d\.ts)|\/custom-elements\.json)$/;

/**
 * A returning visitor never waits for the loader: a copy up to a day old is used while the next one
 * is fetched. The files that it names stay available for many builds (`carry-over.ts`).
 */
export const stableNameCaching = 'public, max-age=300, stale-while-revalidate=86400';

/** For files whose name changes with their content. */
export const forever = 'public, max-age=31536000, immutable';

/** Allows an SVG's own style sheet, which switches to dark colors. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

type Headers = Readonly<Record<string, string>>;

/**
 * Every built file by its path. All are held in memory (a few MB), so that a build that replaces
 * the folder takes no file away from visitors with the old pages.
 */
export function readBuiltFiles(dist: string, headers: Headers): Map<string, Document> {
  return new Map([
    ...readFolder(join(dist, 'site/client'), '', headers),
    ...readFolder(join(dist, 'admin'), '/admin', { ...headers, ...adminFileHeaders }),
    ...readFolder(join(dist, 'widgets'), '', { ...headers, ...widgetFileHeaders }),
  ]);
}

/** The Storybook below /storybook, with its start page at `/storybook/`. */
export function readStorybook(dist: string, headers: Headers): Map<string, Document> {
  const files = readFolder(join(dist, 'stories'), STORYBOOK, headers, { documents: true });
  const start = files.get(`${STORYBOOK}/index.html`);
  return start ? files.set(`${STORYBOOK}/`, start) : files;
}

/** The path of the Storybook. */
export const STORYBOOK = '/storybook';

/** The files of a folder by path; HTML only with `documents`, because the site's are rendered. */
export function readFolder(
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
      ...(path.endsWith('.svg') && { 'Content-Security-Policy': svgPolicy }),
    };
    files.set(path, createDocument(200, bodies, { ...headers, ...own }));
  }
  return files;
}

/** The admin starts at `/admin`, above the folder of its service worker. */
const adminFileHeaders = { 'Service-Worker-Allowed': '/admin' };

/** Pages of any origin load the widgets, and a cross-origin module script needs CORS. */
export const widgetFileHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

function caching(path: string): string {
  if (stableName.test(path)) return stableNameCaching;
  return hashedName.test(path) ? forever : 'no-cache';
}

/** Without hidden files and compressed copies. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/(^|[/\\])\./.test(relative(folder, file)));
}
