import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { licensesPage } from './licenses/licenses-page.ts';
import { isAccepted, shippedPackages } from './licenses/shipped-packages.ts';

describe('licenses', () => {
  it.each(['MIT', 'ISC', 'OFL-1.1', '(MIT OR CC0-1.0)', '(GPL-3.0-only OR MIT)'])(
    'accepts %s',
    (license) => expect(isAccepted(license)).toBe(true),
  );

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0',
    'BUSL-1.1',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    undefined,
  ])('does not accept %s', (license) => expect(isAccepted(license)).toBe(false));

  it('of all shipped packages are accepted', () => {
    expect(shippedPackages().filter(({ license }) => !isAccepted(license))).toEqual([]);
  });

  it('are those of the installed packages', () => {
    const wrong = shippedPackages().filter(({ name, version, license, isDirect }) => {
      if (!isDirect) return false;
      const stated = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
      return stated.version !== version || stated.license !== license;
    });
    expect(wrong).toEqual([]);
  });
});

test('docs/licenses.md is current (node tools/licenses.ts)', () => {
  expect(readFileSync('docs/licenses.md', 'utf8')).toBe(licensesPage(shippedPackages()));
});

test('development dependencies are listed only if they are bundled', () => {
  const names = shippedPackages().map(({ name }) => name);
  expect(names).toContain('lucide-react');
  expect(names).toContain('koa');
  expect(names).not.toContain('vite');
  expect(names).not.toContain('vitest');
});
