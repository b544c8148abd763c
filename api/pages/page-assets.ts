import * as z from 'zod/mini';
import { inEachLocale, type Locale } from '#domain/locale/locale.ts';
import type { PageAssets } from './page-renderer.ts';

const fileSchema = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  isDynamicEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
});

/** The used part of Vite's `manifest.json`: the built files, and the imports of each chunk. */
export const manifestSchema = z.record(z.string(), fileSchema);

type Manifest = z.output<typeof manifestSchema>;

/** The files that a page names, so that the browser fetches them in one round trip. */
export function pageAssets(manifest: Manifest): PageAssets {
  const files = (names: Iterable<string>) => [...names].map((name) => `/${manifest[name]?.file}`);
  const assets: PageAssets = { scripts: [], styles: [], preloads: [] };
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const preloads = importsOf(manifest, entries);
  const chunks: Record<string, string[]> = {};
  const words: Record<string, Partial<Record<Locale, string[]>>> = {};
  // The entry imports what hydrates a page.
  const start = entries.flatMap((name) => [name, ...(manifest[name]?.dynamicImports ?? [])]);
  for (const [name, { file, isEntry, isDynamicEntry }] of Object.entries(manifest)) {
    if (isEntry) assets.scripts.push(`/${file}`);
    if (file.endsWith('.css')) assets.styles.push(`/${file}`);
    if (!isDynamicEntry) continue;
    // The entry and its imports are in every page.
    const own = new Set([name, ...importsOf(manifest, [name])]).difference(preloads);
    chunks[name] = files(own.difference(new Set(entries)));
    words[name] = inEachLocale((locale) => files(wordsOf(manifest, [...start, name], locale)));
  }
  return { ...assets, preloads: files(preloads), chunks, words };
}

/** The chunks of words in a language that code imports before it shows anything. */
function wordsOf(manifest: Manifest, names: readonly string[], locale: Locale): Set<string> {
  const code = [...names, ...importsOf(manifest, names)];
  const imported = code.flatMap((name) => manifest[name]?.dynamicImports ?? []);
  return new Set(imported.filter((name) => manifest[name]?.name?.endsWith(`.${locale}`)));
}

/** The chunks that `names` import statically, directly or indirectly. */
function importsOf(manifest: Manifest, names: readonly string[]): Set<string> {
  const imported = new Set<string>();
  const add = (name: string) => {
    for (const other of manifest[name]?.imports ?? []) {
      if (imported.has(other)) continue;
      imported.add(other);
      add(other);
    }
  };
  for (const name of names) add(name);
  return imported;
}
