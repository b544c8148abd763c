import { execFileSync } from 'node:child_process';
import { arch, availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** The machine's words, on one line. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return [
    `${availableParallelism()} × ${model}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.version}`,
    `${type()} ${release()} ${arch()}`,
  ].join(', ');
}

/** What was measured: the commit, and whether the files were still those. */
export function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!bench/RESULTS.md') !== '';
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`;
  } catch {
    return 'no commit known';
  }
}

/** What else the machine does: above half its processors the milliseconds wander. */
export const loadNow = () => (loadavg()[0] ?? Number.NaN).toFixed(1);
