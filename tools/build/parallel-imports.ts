import type { Plugin } from 'vite';
import { type Chunk, withImports } from './chunk-graph.ts';

/**
 * Lets the loader ask for an element and for every chunk that it stands on at once: left to itself
 * the browser would hear of the chunks from the element's own file, a round trip later.
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
          const files = withImports(element, byName);
          return `Promise.all([${files.map((file) => `import(${quote}./${file}${quote})`)}])`;
        },
      );
    },
  };
}
