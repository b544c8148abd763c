import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, globSync, lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, posix } from 'node:path';
import type { Instruction, Stage } from './parse-dockerfile.ts';

/** The files that an engine would send as build context: of the work tree, without ignored ones. */
export function contextFiles(): string[] {
  const ignored = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return listed
    .split('\n')
    .filter((file) => file !== '')
    .filter((file) =>
      ignored.every((line) => !matchesGlob(file, line) && !matchesGlob(file, `${line}/**`)),
    );
}

/**
 * Runs WORKDIR, COPY and RUN of the stages, each in a folder of `folder` that stands for its file system.
 * RUN uses this machine's programs. Returns the folder of the last stage.
 */
export function buildStages(stages: readonly Stage[], folder: string): string {
  const context = contextFiles();
  let root = '';
  for (const [index, stage] of stages.entries()) {
    root = join(folder, stage.name ?? String(index));
    mkdirSync(root, { recursive: true });
    let workdir = '/';
    for (const instruction of stage.instructions) {
      const { name, text } = instruction;
      if (name === 'WORKDIR') {
        workdir = text;
        mkdirSync(join(root, workdir), { recursive: true });
      } else if (name === 'COPY') {
        copy(instruction, { root, workdir, folder, context });
      } else if (name === 'RUN') {
        console.log(`${stage.name}: ${text}`);
        execFileSync('sh', ['-c', text], {
          cwd: join(root, workdir),
          env: buildEnvironment(),
          stdio: ['ignore', 'ignore', 'inherit'],
        });
      }
    }
  }
  return root;
}

interface CopyOptions {
  root: string;
  workdir: string;
  /** Of all stages. */
  folder: string;
  context: readonly string[];
}

function copy({ flags, text }: Instruction, { root, workdir, folder, context }: CopyOptions) {
  const names = text.split(/\s+/);
  const target = names.pop() ?? '';
  const destination = join(root, posix.resolve(workdir, target));
  const from = flags.from;
  if (from) {
    for (const name of names) {
      cpSync(join(folder, from, name), destination, { recursive: true, verbatimSymlinks: true });
    }
  } else {
    for (const name of names) copyFromContext(name, destination, target, context);
  }
  const [user, group] = flags.chown?.split(':').map(Number) ?? [];
  if (user === undefined || group === undefined) return;
  for (const file of ['', ...globSync('**', { cwd: destination })]) {
    chownSync(join(destination, file), user, group);
  }
}

/** A folder's files go below the target; a file keeps its name where the target is a folder. */
function copyFromContext(
  name: string,
  destination: string,
  target: string,
  context: readonly string[],
): void {
  const inside = name === '.' ? '' : `${name}/`;
  const files = context.filter((file) => file === name || file.startsWith(inside));
  if (files.length === 0) throw new Error(`COPY ${name}: the context has no such file.`);
  for (const file of files) {
    const relative = file === name ? basename(name) : file.slice(inside.length);
    const isRenamed = file === name && !target.endsWith('/');
    const path = isRenamed ? destination : join(destination, relative);
    mkdirSync(dirname(path), { recursive: true });
    if (lstatSync(file).isFile()) cpSync(file, path);
  }
}

/** As in a base image: nothing of the project that runs this. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const { PATH = '', HOME } = process.env;
  const path = PATH.split(':').filter((entry) => !entry.includes('node_modules'));
  return { PATH: path.join(':'), HOME };
}
