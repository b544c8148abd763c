import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyBaseImage } from './dockerfile/base-image.ts';
import { buildStages } from './dockerfile/build-stages.ts';
import {
  argumentsOf,
  lastOf,
  parseDockerfile,
  variablesOf,
} from './dockerfile/parse-dockerfile.ts';

// The Dockerfile without an engine: runs its steps in an empty folder, puts the packages of the last base
// image under the result, and starts the server in it by chroot as the image's user. Needs Debian and root.

/** Bytes of the image's files, uncompressed. */
const SIZE_MAX = 250e6;

const folder = mkdtempSync(join(tmpdir(), 'image-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const stages = parseDockerfile(readFileSync('Dockerfile', 'utf8'));
const last = stages.at(-1);
if (!last) throw new Error('The Dockerfile has no stage.');
const root = buildStages(stages, folder);
copyBaseImage(root);

const user = lastOf(last, 'USER');
const [uid] = user.split(':').map(Number);
// Not the default port, which may be in use on this machine.
const password = 'bluebonnets in april';
const env = {
  ...variablesOf(last),
  HOST: '127.0.0.1',
  PORT: '3411',
  OWNER_PASSWORD: password,
};
const site = `http://127.0.0.1:${env.PORT}`;
const inImage = (command: readonly string[]) => [`--userspec=${user}`, root, ...command];
const faults: string[] = [];
const check = (isRight: boolean, fault: string) => void (isRight || faults.push(fault));

const size = sizeOf(root);
console.log(
  `${Math.round(size / 1e6)} MB, of which ${Math.round(sizeOf(join(root, 'app')) / 1e6)} in /app`,
);
check(size < SIZE_MAX, `larger than ${SIZE_MAX / 1e6} MB`);
const writable = writableBy(uid ?? 0, root).filter((path) => !['/data', '/tmp'].includes(path));
check(writable.length === 0, `its user can write to ${writable.slice(0, 5).join(', ')}`);

const server = spawn('/usr/sbin/chroot', inImage(argumentsOf(lastOf(last, 'CMD'))), {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.once('exit', () => server.kill('SIGKILL'));
for await (const line of createInterface({ input: server.stdout })) {
  console.log(line);
  if (line.startsWith('Sign in')) break;
}
server.stdout.resume();

const healthCheck = argumentsOf(lastOf(last, 'HEALTHCHECK').replace(/^.*?(?=CMD )/, ''));
try {
  execFileSync('/usr/sbin/chroot', inImage(healthCheck), { env });
} catch {
  faults.push('the health check fails while the server runs');
}
for (const path of [
  '/readyz',
  '/',
  '/calendar',
  '/admin',
  '/embed.js',
  '/api/service-area?zip=75034',
]) {
  const { status } = await fetch(site + path);
  check(status === 200, `${path} answers ${status}`);
}
const origin = `http://localhost:${env.PORT}`;
const session = await fetch(`${site}/api/session`, {
  method: 'POST',
  headers: { Origin: origin, 'Content-Type': 'application/json' },
  body: JSON.stringify({ password }),
});
const cookies = session.headers.getSetCookie().map((cookie) => cookie.replace(/;.*/, ''));
// Stored in the volume, and measured by a native library.
const picture = await fetch(`${site}/api/blog/images`, {
  method: 'POST',
  headers: { Origin: origin, Cookie: cookies.join('; '), 'Content-Type': 'image/png' },
  body: readFileSync('docs/home-page.png'),
});
check(picture.status === 201, `a picture is answered with ${picture.status}`);

server.kill('SIGTERM');
const [code] = await once(server, 'exit');
check(code === 0, `SIGTERM ends it with ${code}`);
try {
  execFileSync('/usr/sbin/chroot', inImage(healthCheck), { env, stdio: 'ignore' });
  faults.push('the health check passes without a server');
} catch {
  // As it should.
}

for (const fault of faults) console.error(fault);
console.log(`The Dockerfile’s steps, ${faults.length} faults.`);
process.exitCode = faults.length ? 1 : 0;

function sizeOf(path: string): number {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

/** Files and folders that belong to the user or may be written by anybody. */
function writableBy(uid: number, folder: string): string[] {
  const found = execFileSync(
    'find',
    [folder, '-not', '-type', 'l', '(', '-uid', String(uid), '-o', '-perm', '-002', ')'],
    { encoding: 'utf8' },
  );
  return found
    .split('\n')
    .filter((path) => path !== '')
    .map((path) => path.slice(folder.length));
}
