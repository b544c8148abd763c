import { readFileSync } from 'node:fs';

/** Bytes in memory of a process of this user; 0 where the system has no `/proc`, and for one that has ended. */
export function memoryOf(pid: number | undefined): number {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
