import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const listed = execFileSync('git', ['ls-files', '.ci/run', '*.sh'], { encoding: 'utf8' });
const scripts = listed.trim().split('\n');
const findings = scripts.filter((path) => path.startsWith('findings/'));
const isShellcheckInstalled = spawnSync('shellcheck', ['--version']).status === 0;

describe.each(scripts)('%s', (path) => {
  it.runIf(isShellcheckInstalled)('passes shellcheck', () => {
    const { stdout, status } = spawnSync('shellcheck', [path], { encoding: 'utf8' });
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
  });
});

describe.each(findings)('%s', (path) => {
  const text = readFileSync(path, 'utf8');

  it('works in a temporary folder, with pinned versions, and can fail', () => {
    expect(text).toContain('mktemp -d');
    expect(text).toMatch(/@\d+\.\d|dpkg-query/);
    expect(text).toContain('exit 1');
  });

  it('runs without the product', () => {
    expect(text).not.toMatch(/\.\.\/|git rev-parse|#(?:api|domain|ui|widgets)\//);
  });
});
