import { basename, dirname } from 'node:path';
import type { Rolldown } from 'vite';
import { chunkRoots, importingRoots } from './chunk-roots.ts';

/** Words of more chunks than this are loaded with those of every page. */
const FEW = 3;

/** Every page loads its code. */
const isStart = (root: string) => basename(root) === 'hydrate.tsx';

/** 'about' for `site/pages/about/page.tsx`, for the name of a chunk only. */
const nameOf = (root: string) =>
  basename(root) === 'page.tsx' ? basename(dirname(root)) : (basename(root).split('.')[0] ?? root);

/**
 * The chunk of Spanish words: one for what every page shows, and one for what a few show, so that no module of
 * words is requested by itself. Null for code and for English, which code
 * imports as it is.
 */
export function pageWordsChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const roots = chunkRoots(id, graph);
  if (roots.length === 0 || !roots.every((root) => root.endsWith('.es.ts'))) return null;
  const importers = [...new Set(roots.flatMap((root) => importingRoots(root, graph)))];
  if (importers.some(isStart) || importers.length > FEW) return 'words.es';
  return `${importers.map(nameOf).sort().join('-')}.es`;
}
