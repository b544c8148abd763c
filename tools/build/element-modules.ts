import type { Plugin } from 'vite';
import { type Chunk, withImports } from './chunk-graph.ts';

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
