import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lintErrors } from './pack-widgets/check-package.ts';
import { installErrors } from './pack-widgets/try-package.ts';
import { writePackage } from './pack-widgets/write-package.ts';

const folder = 'dist/package';
await writePackage(folder);

const report = execFileSync('npm', ['pack', '--json', '--offline', '--pack-destination', '..'], {
  cwd: folder,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'pipe'],
});
const [packed] = JSON.parse(report) as { filename: string; entryCount: number; size: number }[];
const tarball = resolve('dist', packed?.filename ?? '');

const errors = [...(await lintErrors(readFileSync(tarball))), ...installErrors(tarball)];
for (const error of errors) console.error(error);
console.log(
  `${tarball}: ${packed?.entryCount} files, ${packed?.size} bytes; ${errors.length} errors.`,
);
process.exitCode = errors.length ? 1 : 0;
