import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findingsIn } from './pack-widgets/check-package.ts';
import { faultsOf } from './pack-widgets/try-package.ts';
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

const findings = [...(await findingsIn(readFileSync(tarball))), ...faultsOf(tarball)];
for (const finding of findings) console.error(finding);
console.log(
  `${tarball}: ${packed?.entryCount} files, ${packed?.size} bytes; ${findings.length} findings.`,
);
process.exitCode = findings.length ? 1 : 0;
