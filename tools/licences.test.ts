import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { licencesPage } from './licences/licences-page.ts';
import { isAccepted, shippedPackages } from './licences/shipped-packages.ts';

describe('licences', () => {
  it.each(['MIT', 'ISC', 'OFL-1.1', '(MIT OR CC0-1.0)', '(GPL-3.0-only OR MIT)'])(
    'accepts %s',
    (licence) => expect(isAccepted(licence)).toBe(true),
  );

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0',
    'BUSL-1.1',
    'SEE LICENSE IN LICENSE',
    'UNLICENSED',
    undefined,
  ])('does not accept %s', (licence) => expect(isAccepted(licence)).toBe(false));

  it('of all shipped packages are accepted', () => {
    expect(shippedPackages().filter(({ licence }) => !isAccepted(licence))).toEqual([]);
  });

  it('are those of the installed packages', () => {
    const wrong = shippedPackages().filter(({ name, version, licence, isDirect }) => {
      if (!isDirect) return false;
      const stated = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
      return stated.version !== version || stated.license !== licence;
    });
    expect(wrong).toEqual([]);
  });
});

test('docs/licences.md is current (node tools/licences.ts)', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(shippedPackages()));
});

test('development dependencies are listed only if they are bundled', () => {
  const names = shippedPackages().map(({ name }) => name);
  expect(names).toContain('lucide-react');
  expect(names).toContain('koa');
  expect(names).not.toContain('vite');
  expect(names).not.toContain('vitest');
});
