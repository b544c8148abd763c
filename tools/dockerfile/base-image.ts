import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The Debian packages in `gcr.io/distroless/cc`, besides the certificates, of which Node has its own. */
const packages = [
  'base-files',
  'libc6',
  'libgcc-s1',
  'libgomp1',
  'libssl3',
  'libstdc++6',
  'netbase',
  'tzdata',
];

/** Puts the files of these packages into `root`, in the release that this machine has. */
export function copyBaseImage(root: string): void {
  for (const folder of ['bin', 'lib', 'lib64', 'sbin']) {
    mkdirSync(join(root, 'usr', folder), { recursive: true });
    symlinkSync(join('usr', folder), join(root, folder));
  }
  const listed = execFileSync('dpkg', ['-L', ...packages], { encoding: 'utf8' });
  for (const file of new Set(listed.split('\n').filter(isShipped))) {
    const target = join(root, file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(file, target, { verbatimSymlinks: true });
  }
  writeFileSync(join(root, 'etc/passwd'), 'nonroot:x:65532:65532::/home/nonroot:/sbin/nologin\n');
  mkdirSync(join(root, 'tmp'), { mode: 0o1777 });
  execFileSync('chmod', ['1777', join(root, 'tmp')]);
}

/** Folders, and the links to them, are made above. */
const isShipped = (file: string) =>
  file.startsWith('/') && !file.startsWith('/usr/share/doc') && statSync(file).isFile();
