import * as z from 'zod/mini';
import type { PageAssets } from './page-renderer.ts';

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  isDynamicEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});

/** The part of Vite's `manifest.json` that matters here: what each chunk needs at once. */
export const manifestSchema = z.record(z.string(), chunkSchema);

type Manifest = z.output<typeof manifestSchema>;

/** What a page must name so that the browser fetches it all in one round. */
export function pageAssets(manifest: Manifest): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const preloads = new Set<string>();
  const onDemand: Record<string, string[]> = {};

  for (const [name, { isEntry, isDynamicEntry }] of Object.entries(manifest)) {
    const needed = neededBy(manifest, name);
    if (isDynamicEntry) onDemand[name] = needed.map(({ file }) => `/${file}`);
    if (!isEntry) continue;
    for (const { file, isEntry, css = [] } of needed) {
      for (const style of css) styles.add(`/${style}`);
      (isEntry ? scripts : preloads).add(`/${file}`);
    }
  }
  return { scripts: [...scripts], styles: [...styles], preloads: [...preloads], onDemand };
}

/** The chunk `name` and all that it imports at once, what is needed first at the front. */
function neededBy(manifest: Manifest, name: string, seen = new Set<string>()): Manifest[string][] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((other) => neededBy(manifest, other, seen)), chunk];
}
