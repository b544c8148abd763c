import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('./writer.ts', import.meta.url));

/** A process that writes to `folder` until it is killed, at the latest after the test. */
export function startWriter(folder: string) {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    child.emit('line');
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const ids = () => output.split('\n').slice(0, -1);
  onTestFinished(() => void child.kill('SIGKILL'));

  return {
    /** The exit, once all output has been read. */
    ended,
    errors: () => errors,
    kill: () => child.kill('SIGKILL'),
    /** The ids that it has printed so far. */
    ids,
    /** Resolves when it has printed `count` ids; rejects when it ends before. */
    async acknowledged(count: number): Promise<void> {
      while (ids().length < count) {
        const exit = ended.then(() => {
          throw new Error(`The writer ended after ${ids().length} ids: ${errors}`);
        });
        await Promise.race([once(child, 'line'), exit]);
      }
    },
  };
}
