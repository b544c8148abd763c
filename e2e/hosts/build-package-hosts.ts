import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { build, type InlineConfig, type Rolldown } from 'vite';

const run = promisify(execFile);
const sources = new URL('./package/', import.meta.url).pathname;
const guide = new URL('../../docs/packages.md', import.meta.url);
const modules = new URL('../../node_modules/', import.meta.url).pathname;

/** What the sources import, and what those packages' types import. */
const linked = ['react', 'react-dom', 'vue', 'svelte', '@angular', 'rxjs', '@types', 'csstype'];

const react18 = [
  { find: /^react(?=\/|$)/, replacement: `${modules}react-18` },
  { find: /^react-dom(?=\/|$)/, replacement: `${modules}react-dom-18` },
];

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  experimentalDecorators: true,
  jsx: 'react-jsx',
  noEmit: true,
  // Vue's and Angular's own declarations.
  skipLibCheck: true,
};

const typesOf18 = (name: string) => [`${modules}@types/react-18/${name}`];

/** The component that the guide shows. */
async function componentOfGuide(): Promise<string> {
  const [, code] = (await readFile(guide, 'utf8')).split('```tsx A React component\n');
  if (code === undefined) throw new Error('docs/packages.md has no component');
  return code.split('\n```')[0] ?? '';
}

/** A project in a new folder that has installed the package which `server` serves, and the sources. */
async function install(server: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'served-package-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  // Alone, without asking a registry for the optional peers, which are linked.
  const alone = ['--no-audit', '--no-fund', '--no-update-notifier', '--legacy-peer-deps'];
  await run('npm', ['install', ...alone, `${server}/embed/v1.tgz`], { cwd: folder });
  for (const name of linked) {
    await mkdir(join(folder, 'node_modules'), { recursive: true });
    await symlink(join(modules, name), join(folder, 'node_modules', name));
  }
  for (const name of await readdir(sources)) await cp(join(sources, name), join(folder, name));
  await writeFile(join(folder, 'guide.tsx'), await componentOfGuide());
  return folder;
}

/** Compiles strictly against the installed declarations; rejects with the compiler's errors. */
async function compile(folder: string, config: object): Promise<void> {
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  try {
    await run(join(modules, '.bin/tsc'), ['-p', '.'], { cwd: folder });
  } catch (error) {
    throw new Error((error as { stdout: string }).stdout);
  }
}

async function bundle(
  root: string,
  { name, prefix, ...config }: { name: string; prefix: string } & InlineConfig,
): Promise<[path: string, code: string][]> {
  const { output } = (await build({
    ...config,
    configFile: false,
    root,
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, name),
        output: { entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.flatMap((file) =>
    file.type === 'chunk' ? [[`${prefix}${file.fileName}`, file.code] as [string, string]] : [],
  );
}

/** The script of each framework, by path, compiled and bundled with the package that `server` serves. */
export async function buildPackageHosts(server: string): Promise<Map<string, string>> {
  const { NODE_ENV } = process.env;
  const folder = await install(server);
  try {
    await compile(folder, { compilerOptions, include: ['*.ts', '*.tsx'] });
    const paths = {
      react: typesOf18('index.d.ts'),
      'react/jsx-runtime': typesOf18('jsx-runtime.d.ts'),
    };
    await compile(folder, {
      compilerOptions: { ...compilerOptions, paths },
      include: ['react.tsx', 'guide.tsx'],
    });
    const prefix = '/package/';
    return new Map([
      ...(await bundle(folder, { name: 'react.tsx', prefix, plugins: [react()] })),
      ...(await bundle(folder, {
        name: 'react.tsx',
        prefix: `${prefix}react-18/`,
        plugins: [react()],
        resolve: { alias: react18 },
      })),
      ...(await bundle(folder, { name: 'vue.ts', prefix, plugins: [vue()] })),
      ...(await bundle(folder, {
        name: 'svelte.ts',
        prefix,
        plugins: [svelte({ configFile: false })],
      })),
      ...(await bundle(folder, {
        name: 'angular.ts',
        prefix,
        oxc: { decorator: { legacy: true } },
      })),
    ]);
  } finally {
    await rm(folder, { recursive: true });
    // Vite sets it for the whole process, whose other parts run as production.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
