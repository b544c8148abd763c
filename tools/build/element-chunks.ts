import { basename, dirname } from 'node:path';
import type { Rolldown } from 'vite';
import type { Locale } from '#domain/locale/locale.ts';

export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );

/** The chunk that the loader imports to register `inspection-<name>`, by name. */
export const elementChunks = (chunks: Chunks): Map<string, Rolldown.OutputChunk> =>
  new Map(
    chunks.get('embed.js')?.dynamicImports.flatMap((file) => {
      const chunk = chunks.get(file);
      if (!chunk?.facadeModuleId?.endsWith('.element.ts')) return [];
      return [[basename(dirname(chunk.facadeModuleId)), chunk]];
    }),
  );

/** The chunks with the words of a chunk's code in a language. */
export const wordsOf = (
  { dynamicImports }: Rolldown.OutputChunk,
  locale: Locale,
  chunks: Chunks,
): string[] => dynamicImports.filter((file) => chunks.get(file)?.name.endsWith(`.${locale}`));

/** `file` and every chunk that it reaches through `next`. */
export function reachable(
  file: string,
  chunks: Chunks,
  next: (chunk: Rolldown.OutputChunk) => readonly string[],
): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    for (const following of next(chunk)) visit(following);
  };
  visit(file);
  return found;
}
