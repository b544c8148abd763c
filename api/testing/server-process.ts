import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestContext } from 'vitest';

const entry = fileURLToPath(new URL('../server.ts', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  /** Resolves once it listens; rejects with its output if it exits before. */
  url: Promise<string>;
  exited: Promise<Exit>;
}

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** The test's own context, because tests of a file run concurrently. */
type ForTest = Pick<TestContext, 'onTestFinished'>;

/** Starts `api/server.ts` as a process on a free port; it is killed after the test. */
export function spawnServer(
  { onTestFinished }: ForTest,
  variables: Record<string, string>,
): ServerProcess {
  const child = spawn(process.execPath, [entry], {
    env: { PORT: '0', LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));

  const output = { stdout: '', stderr: '' };
  const exited = new Promise<Exit>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, ...output }));
  });
  child.stderr.on('data', (chunk) => {
    output.stderr += String(chunk);
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output.stdout += String(chunk);
      const address = /"site":"([^"]+)"/.exec(output.stdout)?.[1];
      if (address) resolve(address);
    });
    exited.then((exit) => reject(new Error(`The server did not start: ${JSON.stringify(exit)}`)));
  });
  // Tests of a failing start await only `exited`.
  url.catch(() => undefined);
  return { child, url, exited };
}

/** A folder that is removed after the test. */
export async function folderForTest({ onTestFinished }: ForTest): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inspection-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
