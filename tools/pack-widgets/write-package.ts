import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { readContracts } from '../manifest/contract.ts';
import { generatedFiles } from '../manifest/generated-files.ts';

/** Each element's module, and the loader. */
const modules = ['embed', ...readContracts().elements.map(({ module }) => module)];

function packageJson() {
  const own = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const typed = (module: string) => ({ types: `./${module}.d.ts`, default: `./${module}.js` });
  return {
    name: 'inspection-widgets',
    version: own.version,
    description: 'Widgets of a home inspection business as custom elements',
    license: 'SEE LICENSE IN LICENSE.md',
    type: 'module',
    main: './embed.js',
    types: './embed.d.ts',
    exports: {
      '.': typed('embed'),
      './embed.js': typed('embed'),
      ...Object.fromEntries(
        modules.filter((name) => name !== 'embed').map((name) => [`./${name}`, typed(name)]),
      ),
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    files: ['*.js', '*.d.ts', 'widgets', 'custom-elements.json'],
    sideEffects: ['*.js', 'widgets/*.js'],
    customElements: 'custom-elements.json',
    peerDependencies: { '@types/react': '>=18.2.8' },
    peerDependenciesMeta: { '@types/react': { optional: true } },
  };
}

/** Builds the widgets into `folder` and adds the files of an npm package. */
export async function writePackage(folder: string): Promise<void> {
  await build({
    configFile: 'vite.widgets.config.ts',
    mode: 'package',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  // Permanent addresses of the inspector's server, not part of the package.
  rmSync(`${folder}/embed`, { recursive: true });

  const generated = generatedFiles();
  const files = {
    'package.json': `${JSON.stringify(packageJson(), null, 2)}\n`,
    'custom-elements.json': generated.get('widgets/custom-elements.json') ?? '',
    'elements.d.ts': generated.get('widgets/elements.d.ts') ?? '',
    ...Object.fromEntries(
      modules.map((module) => [`${module}.d.ts`, "export type * from './elements.d.ts';\n"]),
    ),
    'README.md': readFileSync('tools/pack-widgets/README.md', 'utf8'),
    'LICENSE.md': readFileSync('tools/pack-widgets/LICENSE.md', 'utf8'),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(`${folder}/${name}`, text);
}
