import { build } from 'vite';
import type { Chunk } from '../chunk-graph.ts';

type BuiltFile = Chunk | { type: 'asset'; fileName: string; source: string | Uint8Array };

/** All files of a build that is not written. */
export async function builtFiles(
  configFile = 'vite.widgets.config.ts',
  mode = 'production',
): Promise<BuiltFile[]> {
  const built = await build({ configFile, mode, logLevel: 'silent', build: { write: false } });
  return ([built].flat() as { output: BuiltFile[] }[]).flatMap(({ output }) => output);
}

export const textOf = (file: BuiltFile) =>
  file.type === 'chunk' ? file.code : String(file.source);
