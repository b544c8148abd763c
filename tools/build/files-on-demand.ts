import type { Plugin } from 'vite';
import { type Chunk, withImports } from './chunk-graph.ts';

/** As Biome formats it: all of them are written so. */
const call = /onDemand\(\s*\(\) => import\('([^']+)'\),?\s*\)/g;

const placeholder = /\[(["'`])files of ([^"'`]+)\1\]/g;

/**
 * Tells each `onDemand` the files that its import stands on, beside those that are there already, so
 * that it can wait for them before it imports.
 */
export function filesOnDemand(): Plugin {
  return {
    name: 'files-on-demand',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!code.includes('onDemand(')) return;
      const modules = new Map<string, string>();
      for (const [, name = ''] of code.matchAll(call)) {
        const resolved = await this.resolve(name, id);
        if (!resolved) this.error(`${name} was not found`);
        modules.set(name, resolved.id);
      }
      if (modules.size === 0) return;
      return code.replace(
        call,
        (_call, name: string) =>
          `onDemand(() => import('${name}'), ['files of ${modules.get(name)}'])`,
      );
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk') as Chunk[];
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      for (const chunk of chunks) {
        const there = withImports(chunk.fileName, byName);
        chunk.code = chunk.code.replace(placeholder, (_all, quote: string, module: string) => {
          const wanted = chunks.find(({ moduleIds }) => moduleIds.includes(module));
          if (!wanted) this.error(`${module} is in no file`);
          const files = withImports(wanted.fileName, byName).filter(
            (file) => !there.includes(file),
          );
          return `[${files.map((file) => `${quote}./${baseName(file)}${quote}`)}]`;
        });
      }
    },
  };
}

/** All chunks stand in one folder. */
const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1);
