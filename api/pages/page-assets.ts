import * as z from 'zod/mini';
import type { PageAssets } from './page-renderer.ts';

const fileSchema = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
});

/** The used part of Vite's `manifest.json`: the built files, and the static imports of each chunk. */
export const manifestSchema = z.record(z.string(), fileSchema);

type Manifest = z.output<typeof manifestSchema>;

/** The files that a page names, so that the browser fetches them in one round trip. */
export function pageAssets(manifest: Manifest): PageAssets {
  const assets: PageAssets = { scripts: [], styles: [], preloads: [] };
  for (const { file, isEntry } of Object.values(manifest)) {
    if (isEntry) assets.scripts.push(`/${file}`);
    if (file.endsWith('.css')) assets.styles.push(`/${file}`);
  }
  for (const name of importedByEntries(manifest)) assets.preloads.push(`/${manifest[name]?.file}`);
  return assets;
}

/** The chunks that the entries import statically, directly or not. */
function importedByEntries(manifest: Manifest): Set<string> {
  const imported = new Set<string>();
  const add = (name: string) => {
    for (const other of manifest[name]?.imports ?? []) {
      if (imported.has(other)) continue;
      imported.add(other);
      add(other);
    }
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) add(name);
  return imported;
}
