import { globSync, readFileSync } from 'node:fs';

export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression as the package states it; undefined if it states none. */
  license: string | undefined;
  /** Listed in our package.json. */
  isDirect: boolean;
}

/** Licenses under which a business may run a package and deliver it to visitors. */
const acceptedLicenses: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  // libvips, which sharp loads as a shared library: unmodified, and never sent to a browser.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  // ical.js: unmodified, on the server only; its copyleft ends at its own files.
  'MPL-2.0',
  'OFL-1.1',
  'Unicode-3.0',
  'Unlicense',
];

/** Licenses that a package states in its file LICENSE alone, by name and version. */
const licenseFiles: Readonly<Record<string, string>> = { 'png-js 2.0.0': 'MIT' };

interface Locked {
  /** Missing for a folder of ours. */
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Reads SPDX expressions: one choice of `OR` is enough, each part of `AND` must be accepted. */
export function isAccepted(license = ''): boolean {
  const choices = license.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((part) => acceptedLicenses.includes(part)),
  );
}

/**
 * Packages that run on the server or in a browser: the production tree of `package-lock.json`, for every
 * platform, and development dependencies that the front ends bundle.
 */
export function shippedPackages(): ShippedPackage[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const { '': project, ...packages } = lock.packages;
  const bundled = bundledNames(Object.keys(project?.devDependencies ?? {}));
  const direct = new Set([...Object.keys(project?.dependencies ?? {}), ...bundled]);
  return Object.entries(packages)
    .map(([path, locked]) => ({ ...locked, path, name: path.replace(/^.*node_modules\//, '') }))
    .filter(({ name, dev, devOptional }) => !(dev || devOptional) || bundled.includes(name))
    .flatMap(({ path, name, version, license = licenseFiles[`${name} ${version}`] }) => {
      const isDirect = direct.has(name) && path === `node_modules/${name}`;
      return version ? [{ name, version, license, isDirect }] : [];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The packages of `names` that a source of a front end imports. A file that imports Vitest is a test. */
function bundledNames(names: readonly string[]): string[] {
  const sources = globSync('{domain,ui,client,widgets,site,admin,mail}/**/*.{ts,tsx}', {
    // Code that the reference for partners shows as text.
    exclude: ['site/pages/embed-docs/snippets/**'],
  })
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => !/from '(vitest|@testing-library)['/]/.test(source));
  return names.filter((name) => {
    const imported = new RegExp(`(from|import\\() ?'${name}(/[^']*)?'`);
    return sources.some((source) => imported.test(source));
  });
}
