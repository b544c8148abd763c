import type { Rolldown } from 'vite';

/** The modules that lead to `id` by static imports and begin a chunk of their own. */
export function chunkRoots(
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const module = graph.getModuleInfo(id);
  const importers = module?.importers ?? [];
  return [
    ...(module?.isEntry || module?.dynamicImporters.length ? [id] : []),
    ...importers.flatMap((importer) => chunkRoots(importer, graph, seen)),
  ];
}

/** The roots of the code that imports a chunk later. */
export const importingRoots = (root: string, graph: Rolldown.ChunkingContext): string[] =>
  (graph.getModuleInfo(root)?.dynamicImporters ?? []).flatMap((importer) =>
    chunkRoots(importer, graph),
  );
