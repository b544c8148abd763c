import type { Plugin } from 'vite';
import { type Chunk, withImports } from './chunk-graph.ts';

const importInTask = 'f=>new Promise(r=>setTimeout(r)).then(()=>import(f))';

/**
 * Lets the loader ask for an element and for every chunk that it stands on at once: left to itself
 * the browser would hear of the chunks from the element's own file, a round trip later. Each file
 * has a task of its own, for asking takes a slow phone up to 30 ms a file.
 */
export function parallelImports(): Plugin {
  return {
    name: 'parallel-imports',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk') as Chunk[];
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const loader = byName.get('embed.js');
      // Other builds use this configuration for single widgets.
      if (!loader) return;
      loader.code = loader.code.replace(
        /import\(([`"'])\.\/([^`"']+\.element-[^`"']+)\1\)/g,
        (_import, quote: string, element: string) => {
          const files = withImports(element, byName).map((file) => `${quote}./${file}${quote}`);
          return `Promise.all([${files}].map(${importInTask}))`;
        },
      );
    },
  };
}
