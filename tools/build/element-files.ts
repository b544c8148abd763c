import type { Plugin } from 'vite';
import { chunksOf, elementChunks, reachable } from './element-chunks.ts';
import { FACTS_FILE } from './versioned-loader.ts';

/**
 * Writes `quote.js`, `booking.js` … beside the loader, each of which registers one element at once.
 * Each imports all chunks of its element and the facts directly, so that they are requested in parallel;
 * in the npm package (mode `package`) each element fetches its facts. They are
 * assets, because an entry would remove the hash from its element's chunk.
 */
export function elementFiles(mode: string): Plugin {
  return {
    name: 'element-files',
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      for (const [name, chunk] of elementChunks(chunks)) {
        const needed = reachable(chunk.fileName, chunks, ({ imports }) => imports);
        const isPackage = mode === 'package';
        const source = [
          ...[...needed]
            .filter((file) => file !== chunk.fileName)
            .reverse()
            .map((file) => `import './${file}';\n`),
          `import { define } from './${chunk.fileName}';\n`,
          isPackage ? '' : `import { business } from '${FACTS_FILE}';\n`,
          `define(${isPackage ? '' : 'business'});\n`,
        ];
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source: source.join('') });
      }
    },
  };
}
