import { globSync, readFileSync } from 'node:fs';

export interface ShippedPackage {
  name: string;
  version: string;
  /** As the package itself states it, in SPDX's words; undefined where it states none. */
  licence: string | undefined;
  /** Named in our own package.json. */
  isDirect: boolean;
}

/** What a business may run and hand on to its visitors without giving its own work away. */
export const acceptedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
];

interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Of packages of which one is enough, such as `(MIT OR CC0-1.0)`. */
export function isAccepted(licence = ''): boolean {
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => acceptedLicences.includes(choice));
}

/**
 * All that runs on the server or in a browser: the production tree of `package-lock.json`, for every
 * platform, and what is needed for building alone yet ends up in what is built.
 */
export function shippedPackages(): ShippedPackage[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const { '': own, ...packages } = lock.packages;
  const bundled = bundledNames(Object.keys(own?.devDependencies ?? {}));
  const direct = new Set([...Object.keys(own?.dependencies ?? {}), ...bundled]);
  return Object.entries(packages)
    .map(([path, locked]) => ({ ...locked, path, name: path.replace(/^.*node_modules\//, '') }))
    .filter(({ name, dev, devOptional }) => !(dev || devOptional) || bundled.includes(name))
    .map(({ path, name, version, license }) => ({
      name,
      version,
      licence: license,
      isDirect: direct.has(name) && path === `node_modules/${name}`,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Of `names`, those that sources of a front end import. What imports Vitest is a test's. */
function bundledNames(names: readonly string[]): string[] {
  const sources = globSync('{domain,widgets,site,admin}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => !/from 'vitest['/]/.test(source));
  return names.filter((name) => {
    const imported = new RegExp(`(from|import\\() ?'${name}(/[^']*)?'`);
    return sources.some((source) => imported.test(source));
  });
}
