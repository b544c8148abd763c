import { build, type Rolldown } from 'vite';

type BuiltFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** All files of a build in memory. */
export async function builtFiles(
  configFile = 'vite.widgets.config.ts',
  mode = 'production',
): Promise<BuiltFile[]> {
  const built = await build({ configFile, mode, logLevel: 'silent', build: { write: false } });
  return ([built].flat() as { output: BuiltFile[] }[]).flatMap(({ output }) => output);
}

export const textOf = (file: BuiltFile) =>
  file.type === 'chunk' ? file.code : String(file.source);
