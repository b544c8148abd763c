/** What the plugins of the widgets' build read of a chunk. */
export interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  code: string;
  imports: string[];
  moduleIds: string[];
}

/** `file` after everything that it imports. */
export function withImports(file: string, chunks: ReadonlyMap<string, Chunk>): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (next: string) => {
    if (seen.has(next)) return;
    seen.add(next);
    for (const needed of chunks.get(next)?.imports ?? []) visit(needed);
    ordered.push(next);
  };
  visit(file);
  return ordered;
}
