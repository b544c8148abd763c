import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { packageTarball } from '#api/embed/package-tarball.ts';
import { lintErrors } from './pack-widgets/check-package.ts';
import { packageFiles } from './pack-widgets/package-files.ts';
import { installErrors } from './pack-widgets/try-package.ts';

// The address of the server from which the package loads the elements.
const [origin = 'https://inspector.example'] = process.argv.slice(2);
const { files, digest } = packageFiles();
const packed = packageTarball(files, origin);
const tarball = resolve(`dist/inspection-widgets-${digest}.tgz`);
mkdirSync('dist', { recursive: true });
writeFileSync(tarball, packed);

const errors = [...(await lintErrors(packed)), ...installErrors(tarball)];
for (const error of errors) console.error(error);
console.log(`${tarball}: ${packed.length} bytes; ${errors.length} errors.`);
process.exitCode = errors.length ? 1 : 0;
