import { build, type Rolldown } from 'vite';

/**
 * Bundles `bench/references/<entry>` with Vite as a page would load it: the content of each file by
 * its name. The entry's own file is `embed.js`.
 */
export async function buildReference(entry: string): Promise<Map<string, string | Uint8Array>> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      // As our own widgets are built: library mode adds no code of its own to what it splits.
      lib: { entry: { embed: `bench/references/${entry}` }, formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: '[name].js', minify: true } },
    },
  })) as Rolldown.RolldownOutput[];
  if (!built) throw new Error(`${entry} was not built.`);
  return new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}
