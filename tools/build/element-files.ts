import type { Plugin } from 'vite';
import { chunksOf, elementChunks, reachable } from './element-chunks.ts';

/**
 * Writes `quote.js`, `booking.js` … beside the loader, each of which registers one element at once.
 * Each imports all chunks of its element directly, so that they are requested in parallel. They are
 * assets, because an entry would remove the hash from its element's chunk.
 */
export function elementFiles(): Plugin {
  return {
    name: 'element-files',
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      for (const [name, chunk] of elementChunks(chunks)) {
        const needed = reachable(chunk.fileName, chunks, ({ imports }) => imports);
        const source = [...needed].reverse().map((file) => `import './${file}';\n`);
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source: source.join('') });
      }
    },
  };
}
