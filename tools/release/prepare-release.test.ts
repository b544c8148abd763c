import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareRelease, tagRelease } from './prepare-release.ts';

const release = { version: '1.0.0', notes: '### For operators\n- `npm run release`.' };

/** A committed checkout with this changelog. */
function checkout({ version = '1.0.0' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
    });
  const changelog = `# Changelog\n\n## Unreleased\n\n## 1.0.0 - 2026-12-01\n\n${release.notes}\n`;
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  git('init', '--quiet');
  git('config', 'user.name', 'A');
  git('config', 'user.email', 'a@example.com');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
  return { folder, git };
}

test('a release is tagged with its notes, headings included', () => {
  const { folder, git } = checkout();
  const prepared = prepareRelease(folder);
  expect(prepared).toEqual(release);
  tagRelease(folder, prepared);
  expect(git('cat-file', '-t', 'v1.0.0').trim()).toBe('tag');
  const message = git('tag', '--list', '--format=%(contents)', 'v1.0.0').trim();
  expect(message).toBe(`1.0.0\n\n${release.notes}`);
});

test('a change that is not committed is refused', () => {
  const { folder } = checkout();
  writeFileSync(join(folder, 'added.txt'), '');
  expect(() => prepareRelease(folder)).toThrow('not committed');
});

test.each(['v1.0.0', 'v1.0.1', 'v1.10.0'])('%s among the tags is refused', (tag) => {
  const { folder, git } = checkout();
  git('tag', tag);
  expect(() => prepareRelease(folder)).toThrow(`1.0.0 is not newer than ${tag.slice(1)}`);
});

test('another version in package.json is refused', () => {
  const { folder } = checkout({ version: '0.9.0' });
  expect(() => prepareRelease(folder)).toThrow('package.json has 0.9.0, CHANGELOG.md 1.0.0');
});
