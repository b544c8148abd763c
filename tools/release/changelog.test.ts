import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newestVersion } from './changelog.ts';

const older = '\n## 0.9.0 - 2026-11-01\n\n- The first.\n';

test('the newest section is the release, with its entries as notes', () => {
  const changelog = `# Changelog\n\n## Unreleased\n\n## 0.10.0 - 2026-12-01\n\n- A.\n\n### B\n- C.\n${older}`;
  expect(newestVersion(changelog)).toEqual({ version: '0.10.0', notes: '- A.\n\n### B\n- C.' });
});

test.each([
  ['entries that no version has', `## Unreleased\n\n- A.\n${older}`, 'entries under "Unreleased"'],
  ['no version', '# Changelog\n\n## Unreleased\n', 'has no version'],
  ['an empty section', `## 1.0.0 - 2026-12-01\n${older}`, '1.0.0 has no entries'],
  ['a version that exists', `## 0.9.0 - 2026-12-01\n\n- A.\n${older}`, 'not newer than 0.9.0'],
  ['a lower version', `## 0.8.10 - 2026-12-01\n\n- A.\n${older}`, 'not newer than 0.9.0'],
  ['a heading without a date', `## 1.0.0\n\n- A.\n${older}`, '"## 1.0.0" is not like'],
])('%s cannot be released', (_, changelog, reason) => {
  expect(() => newestVersion(changelog)).toThrow(reason);
});

test('package.json has the version of the newest section', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const released = changelog.slice(changelog.search(/^## \d/m));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(newestVersion(released).version).toBe(version);
});
