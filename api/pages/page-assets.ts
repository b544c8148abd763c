import * as z from 'zod/mini';
import type { PageAssets } from './page-renderer.ts';

const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});

/** The part of Vite's `manifest.json` that matters here: what each chunk needs at once. */
export const manifestSchema = z.record(z.string(), chunkSchema);

/** What a page must name in its head so that the browser fetches it all in one round. */
export function pageAssets(manifest: z.output<typeof manifestSchema>): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const preloads = new Set<string>();
  const seen = new Set<string>();

  function visit(name: string): void {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    (chunk.isEntry ? scripts : preloads).add(`/${chunk.file}`);
  }

  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(name);
  return { scripts: [...scripts], styles: [...styles], preloads: [...preloads] };
}
