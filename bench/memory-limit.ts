import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MB = 2 ** 20;

/** By version of the kernel's control groups: the folder of memory groups, and the file with the limit. */
const hierarchies = [
  { folder: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' },
  { folder: '/sys/fs/cgroup', limit: 'memory.max' },
];

export interface LimitedCommand {
  /** The program and its arguments. */
  command: string[];
  /** How the limit is kept, for the report. */
  by: string;
  release(): void;
}

/**
 * A command of Node as it runs on a machine with so much memory: in a control group where this user may make one, so
 * that Node sizes its heap by it and the kernel ends what needs more; otherwise with the heap that Node would take.
 */
export function limitedCommand(args: readonly string[], megabytes: number): LimitedCommand {
  for (const { folder, limit } of hierarchies) {
    const group = join(folder, `bench-${randomUUID()}`);
    try {
      mkdirSync(group);
    } catch {
      continue;
    }
    const release = () => rmdirSync(group);
    try {
      writeFileSync(join(group, limit), String(megabytes * MB));
      if (Number(readFileSync(join(group, limit), 'utf8')) === megabytes * MB) {
        const enter = `echo $$ > '${group}/cgroup.procs' && exec "$@"`;
        const command = ['sh', '-c', enter, 'sh', process.execPath, ...args];
        return { command, by: 'a control group', release };
      }
    } catch {
      // The next one.
    }
    release();
  }
  const heap = `--max-heap-size=${Math.round(megabytes / 2)}`;
  return { command: [process.execPath, heap, ...args], by: heap, release: () => undefined };
}
