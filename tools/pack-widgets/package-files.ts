import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_HOST } from '#domain/embed/package-host.ts';
import { readContracts, root } from '../manifest/contract.ts';
import { reactDeclarations, reactParts } from './react-parts.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const own = (name: string) => read(`tools/pack-widgets/${name}`);

const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

const packageJson = (version: string) => ({
  name: 'inspection-widgets',
  version,
  description: 'Types and React components for the elements of a home inspection business',
  license: 'SEE LICENSE IN LICENSE.md',
  type: 'module',
  main: './index.js',
  types: './index.d.ts',
  exports: {
    '.': entry('index'),
    './react': entry('react'),
    './custom-elements.json': './custom-elements.json',
    './package.json': './package.json',
  },
  files: ['*.js', '*.d.ts', 'custom-elements.json'],
  sideEffects: false,
  customElements: 'custom-elements.json',
  peerDependencies: { '@types/react': '>=18.2.8', react: '>=18' },
  peerDependenciesMeta: { '@types/react': { optional: true }, react: { optional: true } },
});

/** The types that `elements.d.ts` exports beside elements and events. */
const typesIn = (declarations: string) =>
  [...declarations.matchAll(/^export interface (\w+) \{/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'InspectionEventMap');

/**
 * The files of the npm package by name, and a digest of them. The version is made of the digest and not of the
 * product's version: a release that changes no file leaves the digest in a partner's lock file valid.
 */
export function packageFiles(): { files: Record<string, string>; digest: string } {
  const { shared, elements } = readContracts();
  const declarations = read('widgets/elements.d.ts');
  const files = {
    'custom-elements.json': read('widgets/custom-elements.json'),
    'elements.d.ts': declarations,
    'host.js': `export const host = '${PACKAGE_HOST}';\n`,
    'index.d.ts': own('source/index.d.ts'),
    'index.js': own('source/index.js'),
    'part.js': own('source/part.js'),
    'react.d.ts': reactDeclarations(shared, elements, typesIn(declarations)),
    'react.js': reactParts(shared, elements),
    'README.md': own('README.md'),
    'LICENSE.md': own('LICENSE.md'),
  };
  const written = JSON.stringify([files, packageJson('')]);
  const digest = createHash('sha256').update(written).digest('hex').slice(0, 8).toUpperCase();
  const manifest = `${JSON.stringify(packageJson(`1.0.0-${digest}`), null, 2)}\n`;
  return { files: { 'package.json': manifest, ...files }, digest };
}
