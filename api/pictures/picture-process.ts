import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { millisecondsInMinute } from 'date-fns/constants';
import { memoryOf } from './memory-of.ts';
import { PictureRefusal } from './picture-refusal.ts';
import type { Picture, PictureOutcome, PictureTask } from './picture-task.ts';
import { PicturesBusyError } from './pictures-busy-error.ts';

interface Limits {
  /** What the process may use while it works, MB. */
  memoryMb: number;
  /** Milliseconds for one picture. */
  time: number;
  /** Pictures that may wait. */
  waiting: number;
  /** Milliseconds after which an idle process gives its memory back. */
  idle: number;
}

/** The dearest picture of those that are accepted takes 206 MB. A site draws about 60, and no visitor can ask for others. */
const limits: Limits = {
  memoryMb: 256,
  time: 20_000,
  waiting: 100,
  idle: millisecondsInMinute,
};

/** Milliseconds between two looks at the memory, in which a decoder takes at most some tens of MB. */
const LOOK_MS = 20;

/** Milliseconds: a busy machine starts a process slowly. */
const START_MS = 60_000;

const program = new URL('./picture.worker.ts', import.meta.url);

/** What the process needs, and none of the server's secrets. */
const environment = (): NodeJS.ProcessEnv => ({
  NODE_ENV: process.env.NODE_ENV,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  // Each thread would keep freed memory of its own.
  MALLOC_ARENA_MAX: '2',
});

const startFailed = () => new PicturesBusyError('The process for pictures does not start');

/**
 * Decodes and draws pictures one after another in a process of its own, which starts with the first of them: native
 * code that runs away can be ended there, and takes nothing else with it. Memory is limited where the system has
 * `/proc`.
 */
export class PictureProcess {
  readonly #limits: Limits;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(changed: Partial<Limits> = {}) {
    this.#limits = { ...limits, ...changed };
  }

  /** The id of the running process, if there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Rejects with `PictureRefusal` for a picture that cannot be used or that goes beyond a limit, and with
   * `PicturesBusyError` when too many wait and when the process cannot be started.
   */
  run(task: PictureTask): Promise<Picture> {
    if (this.#waiting >= this.#limits.waiting) {
      return Promise.reject(new PicturesBusyError('Too many pictures wait'));
    }
    this.#waiting += 1;
    const done = this.#last
      .then(() => this.#runNow(task))
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Ends the process; the next picture starts another. */
  end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #runNow(task: PictureTask): Promise<Picture> {
    clearTimeout(this.#idle);
    const child = this.#child ?? (await this.#start());
    hold(child, true);
    const watch = this.#watch(child);
    try {
      child.send(task);
      const outcome = await outcomeOf(child);
      if (outcome && 'picture' in outcome) return outcome.picture;
      if (outcome) throw new PictureRefusal(outcome.refusal);
      throw new PictureRefusal(watch.reason() ?? 'This picture cannot be read');
    } finally {
      watch.stop();
      hold(child, false);
      this.#idle = setTimeout(() => this.end(), this.#limits.idle).unref();
    }
  }

  async #start(): Promise<ChildProcess> {
    const child = await started();
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    this.#child = child;
    return child;
  }

  /** Kills `child` when it takes too long or too much memory. */
  #watch(child: ChildProcess) {
    const { memoryMb, time } = this.#limits;
    let reason: string | undefined;
    const kill = (why: string) => {
      reason ??= why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(
      () => kill('This picture takes too long to read: simplify it, or save it in fewer pixels'),
      time,
    );
    const looks = setInterval(() => {
      if (memoryOf(child.pid) <= memoryMb * 2 ** 20) return;
      kill('This picture takes too much memory: simplify it, or save it in fewer pixels');
    }, LOOK_MS);
    return {
      reason: () => reason,
      stop() {
        clearTimeout(timer);
        clearInterval(looks);
      },
    };
  }
}

async function started(): Promise<ChildProcess> {
  const child = fork(program, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: ['--max-old-space-size=96'],
    env: environment(),
  });
  // Whoever waits is answered in `outcomeOf`.
  child.on('error', () => undefined);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
  try {
    if ((await outcomeOf(child)) === undefined) throw startFailed();
    return child;
  } finally {
    clearTimeout(timer);
  }
}

/** The next message of `child`; undefined if it ends before. */
async function outcomeOf(child: ChildProcess): Promise<PictureOutcome | undefined> {
  const answered = new AbortController();
  const { signal } = answered;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([outcome]) => outcome as PictureOutcome),
      once(child, 'exit', { signal }).then(() => undefined),
    ]);
  } catch {
    // It could not be started, or the connection to it is lost.
    return undefined;
  } finally {
    answered.abort();
  }
}

/** Only a process that works keeps the server's own alive. */
function hold(child: ChildProcess, holds: boolean): void {
  if (holds) child.ref();
  else child.unref();
  if (holds) child.channel?.ref();
  else child.channel?.unref();
}
