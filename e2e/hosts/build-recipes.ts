import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { build, type InlineConfig, type Rolldown } from 'vite';

const folder = new URL('./recipes/', import.meta.url).pathname;

const options = (names: readonly string[], config: InlineConfig): InlineConfig => ({
  ...config,
  configFile: false,
  root: folder,
  mode: 'development',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"development"' },
  build: {
    ...config.build,
    write: false,
    minify: false,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(names.map((name) => [name, `${folder}${name}.ts`])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: `chunks/${names[0]}/[name].js`,
      },
    },
  },
});

async function scripts(
  prefix: string,
  names: readonly string[],
  config: InlineConfig,
): Promise<[path: string, code: string][]> {
  const { output } = (await build(options(names, config))) as Rolldown.RolldownOutput;
  return output.flatMap((file) =>
    file.type === 'chunk' ? [[`${prefix}${file.fileName}`, file.code] as [string, string]] : [],
  );
}

/** The scripts of the recipes that a framework compiles, by path, and what Next's server would send. */
export async function buildRecipes() {
  const { NODE_ENV } = process.env;
  const browser = [
    ...(await scripts('/recipes/', ['react', 'react-19', 'next', 'vue', 'svelte'], {
      plugins: [
        react(),
        vue({
          template: {
            compilerOptions: { isCustomElement: (tag) => tag.startsWith('inspection-') },
          },
        }),
        svelte({ configFile: false }),
      ],
    })),
    ...(await scripts('/recipes/react-18/', ['react'], {
      plugins: [react()],
      resolve: {
        alias: [
          { find: /^react(?=\/|$)/, replacement: 'react-18' },
          { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-18' },
        ],
      },
    })),
    ...(await scripts('/recipes/', ['angular'], { oxc: { decorator: { legacy: true } } })),
  ];
  const [server] = await scripts('', ['next-server'], {
    plugins: [react()],
    ssr: { noExternal: true },
    build: { ssr: true },
  });
  // Vite sets it for the whole process, whose other parts run as production.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const { html } = (await import(
    `data:text/javascript,${encodeURIComponent(server?.[1] ?? '')}`
  )) as { html: string };
  return { scripts: new Map(browser), nextHtml: html };
}
