import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SharedPage } from '#api/brand/brand-files.ts';
import type { Business } from '#domain/business/business.ts';
import { type EmbedRelease, embedReleaseSchema } from '#domain/embed/embed-release.schema.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { manifestSchema, pageAssets } from './page-assets.ts';
import type { PageAssets, PageRenderer } from './page-renderer.ts';

/** The build output in `dist`. Parts that are not built are undefined. */
export interface BuiltFront {
  /** The folder's absolute path. */
  dist: string;
  site: BuiltSite | undefined;
  adminHtml: string | undefined;
  embed: EmbedRelease | undefined;
  hasStorybook: boolean;
}

export interface BuiltSite {
  render: PageRenderer;
  /** Whether a page may exist at a canonical path; only the store knows which articles do. */
  hasPage(path: string): boolean;
  assets: PageAssets;
  /** The paths, as they are in English, of all pages in a language except the articles. */
  paths: (locale: Locale) => readonly string[];
  /** What the pages' share images show. */
  sharedPages(business: Business): readonly SharedPage[];
  /** When it was built; the pages' own texts are part of the build. */
  builtAt: Date;
}

/** Undefined without `dist`. Rejects if its content is unusable. */
export async function loadBuiltFront(dist: string): Promise<BuiltFront | undefined> {
  if (!existsSync(dist)) return undefined;
  const admin = join(dist, 'admin/index.html');
  return {
    dist,
    site: await loadSite(dist),
    adminHtml: existsSync(admin) ? readFileSync(admin, 'utf8') : undefined,
    embed: loadEmbedRelease(join(dist, 'widgets/embed/v1.json')),
    hasStorybook: existsSync(join(dist, 'stories/index.html')),
  };
}

async function loadSite(dist: string): Promise<BuiltFront['site']> {
  const entry = join(dist, 'site/server/entry-server.js');
  if (!existsSync(entry)) return undefined;
  const { render, routes, hasPage, sharedPages } = (await import(
    /* @vite-ignore */ pathToFileURL(entry).href
  )) as {
    render?: PageRenderer;
    routes?: BuiltSite['paths'];
    hasPage?: (path: string) => boolean;
    sharedPages?: BuiltSite['sharedPages'];
  };
  if (!render || !hasPage) throw new Error(`${entry} does not export "render" and "hasPage"`);
  const manifest = readFileSync(join(dist, 'site/client/.vite/manifest.json'), 'utf8');
  return {
    render,
    hasPage,
    assets: pageAssets(manifestSchema.parse(JSON.parse(manifest))),
    paths: routes ?? (() => []),
    sharedPages: sharedPages ?? (() => []),
    builtAt: statSync(entry).mtime,
  };
}

const loadEmbedRelease = (file: string): EmbedRelease | undefined =>
  existsSync(file) ? embedReleaseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
