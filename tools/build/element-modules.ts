import type { Plugin } from 'vite';

interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
}

/**
 * Writes `quote.js`, `booking.js` … beside the loader: each registers one element at once, for pages
 * and bundles that want that one only. They name every chunk that is needed, so that all are asked
 * for together. Assets and not entries: an entry would take the hash from its element's chunk.
 */
export function elementModules(): Plugin {
  return {
    name: 'element-modules',
    generateBundle(_options, bundle) {
      // Other builds use this configuration for single widgets.
      if (!bundle['embed.js']) return;
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk') as Chunk[];
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      for (const chunk of chunks) {
        const name = /\/([\w-]+)\.element\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1];
        if (!name) continue;
        const source = withImports(chunk.fileName, byName)
          .map((file) => `import './${file}';\n`)
          .join('');
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source });
      }
    },
  };
}

/** `file` after everything that it imports. */
function withImports(file: string, chunks: ReadonlyMap<string, Chunk>): string[] {
  const needed = chunks.get(file)?.imports ?? [];
  return [...new Set([...needed.flatMap((next) => withImports(next, chunks)), file])];
}
