import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { build, type Rolldown } from 'vite';
import { hostNames } from './host-names.ts';

const folder = new URL('.', import.meta.url).pathname;

/**
 * The scripts of all host pages, by the path that a page loads them from. Development builds: only
 * there does React's StrictMode mount everything twice, and do the frameworks warn.
 */
export async function buildHosts(): Promise<Map<string, string>> {
  const { NODE_ENV } = process.env;
  const output = await build({
    configFile: false,
    root: folder,
    mode: 'development',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      react(),
      vue({
        template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('inspection-') } },
      }),
      svelte({ configFile: false }),
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          hostNames.map((name) => [
            name,
            `${folder}${name}/main.${name === 'react' ? 'tsx' : 'ts'}`,
          ]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  });
  // Vite sets it for the whole process, whose other parts run as production.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;

  const { output: files } = output as Rolldown.RolldownOutput;
  return new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])),
  );
}
