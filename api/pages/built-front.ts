import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EmbedRelease, embedReleaseSchema } from '#domain/embed/embed-release.schema.ts';
import { manifestSchema, pageAssets } from './page-assets.ts';
import type { PageAssets, PageRenderer } from './page-renderer.ts';

/** What the builds left in `dist`. A part that is not built is undefined. */
export interface BuiltFront {
  /** The folder itself, absolute. */
  dist: string;
  site: BuiltSite | undefined;
  adminHtml: string | undefined;
  embed: EmbedRelease | undefined;
  hasStorybook: boolean;
}

export interface BuiltSite {
  render: PageRenderer;
  assets: PageAssets;
  /** The paths of all pages that the store knows nothing of. */
  paths: readonly string[];
}

/** Undefined when there is no `dist` at all. Rejects when what is there cannot be used. */
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
  const { render, routes } = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as {
    render?: PageRenderer;
    routes?: () => string[];
  };
  if (typeof render !== 'function') throw new Error(`${entry} does not export "render"`);
  const manifest = readFileSync(join(dist, 'site/client/.vite/manifest.json'), 'utf8');
  return {
    render,
    assets: pageAssets(manifestSchema.parse(JSON.parse(manifest))),
    paths: routes?.() ?? [],
  };
}

const loadEmbedRelease = (file: string): EmbedRelease | undefined =>
  existsSync(file) ? embedReleaseSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
