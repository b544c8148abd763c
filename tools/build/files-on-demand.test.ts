import { beforeAll, describe, expect, it } from 'vitest';
import { type Chunk, withImports } from './chunk-graph.ts';
import { builtFiles } from './testing/built-files.ts';

const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1);

/** An import on demand with the list of what it stands on. */
const onDemand = /import\(["'`]\.\/([\w.-]+)["'`]\)[^[\]]*(?:\[\]\)\s*)?,\s*\[([^\]]+)\]/g;

describe.each([
  ['the widgets', 'vite.widgets.config.ts', 'production', 7],
  ['the site', 'vite.site.config.ts', 'client', 20],
])('%s', (_, configFile, mode, fewest) => {
  let chunks: ReadonlyMap<string, Chunk>;
  beforeAll(async () => {
    const files = await builtFiles(configFile, mode);
    chunks = new Map(
      files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
    );
  });

  it('are told all files of each import on demand that are not there yet', () => {
    let found = 0;
    for (const chunk of chunks.values()) {
      const there = withImports(chunk.fileName, chunks).map(baseName);
      for (const [, wanted = '', list = ''] of chunk.code.matchAll(onDemand)) {
        const file = [...chunks.keys()].find((name) => baseName(name) === wanted) ?? '';
        const needed = withImports(file, chunks).map(baseName);
        const told = [...list.matchAll(/\.\/([\w.-]+)/g)].map(([, name]) => name);
        expect(told).toEqual(needed.filter((name) => !there.includes(name)));
        found += 1;
      }
    }
    expect(found).toBeGreaterThanOrEqual(fewest);
  });

  it('hold no list that was not filled in', () => {
    for (const { code } of chunks.values()) expect(code).not.toContain('files of ');
  });
});
