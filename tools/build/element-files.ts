import type { Plugin } from 'vite';
import { chunksOf, elementChunks, reachable, wordsOf } from './element-chunks.ts';
import { factsFiles } from './versioned-loader.ts';

const { en, es } = factsFiles;

const withFacts = `import { business } from '${en}';
define(async (locale) => (locale === 'es' ? (await import('${es}')).business : business));
`;

/**
 * Writes `quote.js`, `booking.js` … beside the loader, each of which registers one element at once.
 * Each imports all chunks of its element, and the facts and words in English, directly, so that they are requested in
 * parallel; another language is imported when an element is in it. They are assets, because an entry would remove the hash from its element's chunk.
 */
export function elementFiles(): Plugin {
  return {
    name: 'element-files',
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      for (const [name, chunk] of elementChunks(chunks)) {
        const needed = reachable(chunk.fileName, chunks, (each) => [
          ...each.imports,
          ...wordsOf(each, 'en', chunks),
        ]);
        const source = [
          ...[...needed]
            .filter((file) => file !== chunk.fileName)
            .reverse()
            .map((file) => `import './${file}';\n`),
          `import { define } from './${chunk.fileName}';\n`,
          withFacts,
        ];
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source: source.join('') });
      }
    },
  };
}
