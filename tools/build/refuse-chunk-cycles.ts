import type { Plugin } from 'vite';

/** The static imports of chunks by file name. */
type ChunkImports = ReadonlyMap<string, readonly string[]>;

/** File names from a chunk back to itself, along its imports; undefined if there is no such way. */
export function findCycle(imports: ChunkImports): string[] | undefined {
  const finished = new Set<string>();

  function follow(name: string, path: readonly string[]): string[] | undefined {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (finished.has(name)) return undefined;
    for (const imported of imports.get(name) ?? []) {
      const cycle = follow(imported, [...path, name]);
      if (cycle) return cycle;
    }
    finished.add(name);
    return undefined;
  }

  for (const name of imports.keys()) {
    const cycle = follow(name, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Fails a build whose chunks import each other. Modules without a cycle can end up in such chunks, and then one of
 * them runs before what it imports: the page throws before React starts.
 */
export const refuseChunkCycles = (): Plugin => ({
  name: 'refuse-chunk-cycles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (cycle)
      this.error(`Chunks import each other: ${cycle.join(' > ')}. Group their modules otherwise.`);
  },
});
