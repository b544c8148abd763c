import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Installs bench/packages, 400 MB that `npm ci` leaves out, unless they are there.
if (!existsSync('node_modules/inspection-widgets-bench')) {
  console.log('Installing bench/packages …');
  const { status } = spawnSync(
    'npm',
    ['install', '--workspaces', '--include-workspace-root', '--no-audit', '--no-fund'],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
