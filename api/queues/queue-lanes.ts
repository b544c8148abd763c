import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Queue } from './queue.ts';

/** Milliseconds until the next attempt at a receiver that does not answer; doubled each time. */
const SILENCE_PAUSE = { first: 15_000, most: 5 * millisecondsInMinute };

interface LaneOptions {
  clock: Clock;
  log: Logger;
  /** Ends the lanes after their current attempts. */
  stopping: AbortSignal;
  /** Ends the current attempts. */
  aborting: AbortSignal;
}

/** The lanes of one queue. They share what they claim, so that a slow attempt holds up one of them only. */
export class QueueLanes<Item extends { id: string }, Outcome> {
  readonly #options: LaneOptions;
  readonly #running = new Set<Promise<void>>();
  #queue: Queue<Item, Outcome>;
  /** False once the queue is gone: what is claimed is still attempted. */
  #isOpen = false;
  /** Claimed and not yet begun. */
  readonly #claimed: Item[] = [];
  #claiming: Promise<void> | undefined;
  /** Outcomes that could not be stored: these attempts must not be made again. */
  readonly #unsettled = new Map<string, Outcome>();
  #silencePause = 0;

  constructor(queue: Queue<Item, Outcome>, options: LaneOptions) {
    this.#queue = queue;
    this.#options = options;
  }

  /** Starts the lanes that do not run, for a version of the queue that may be newer. */
  start(queue: Queue<Item, Outcome>): void {
    this.#queue = queue;
    this.#isOpen = true;
    while (this.#running.size < queue.lanes) {
      const lane = this.#runLane().finally(() => this.#running.delete(lane));
      this.#running.add(lane);
    }
  }

  close(): void {
    this.#isOpen = false;
  }

  /** Resolves when no lane runs and nothing is claimed any more. Call it after `stopping`. */
  async stop(): Promise<void> {
    await Promise.all(this.#running);
    await this.#giveBack('The server was stopped before.');
  }

  /** Ends when nothing is due, or after an attempt that nobody answered. */
  async #runLane(): Promise<void> {
    const { log, stopping } = this.#options;
    try {
      let goesOn = true;
      while (goesOn && !stopping.aborted) {
        goesOn = await this.#attemptNext();
        // A turn of the event loop between two attempts, for the requests of visitors.
        await setImmediate();
      }
    } catch (err) {
      // The next look tries again; visitors are not affected.
      log.warn({ err }, 'What is due could not be claimed or settled');
    }
    await pause(this.#silencePause, undefined, { signal: stopping }).catch(() => undefined);
  }

  async #attemptNext(): Promise<boolean> {
    for (const [id, outcome] of this.#unsettled) await this.#settle(id, outcome);
    if (this.#claimed.length === 0 && this.#isOpen) {
      this.#claiming ??= this.#claim();
      await this.#claiming;
    }
    const item = this.#claimed.shift();
    if (!item) return false;
    const attempt = await this.#queue.attempt(item, this.#options.aborting);
    if (!attempt) return true;
    this.#noteSilence(attempt.isSilent);
    if (attempt.stopReason !== undefined) await this.#giveBack(attempt.stopReason);
    await this.#settle(item.id, attempt.outcome);
    return attempt.stopReason === undefined && this.#silencePause === 0;
  }

  async #claim(): Promise<void> {
    const { batch, lease } = this.#queue;
    try {
      const now = this.#options.clock();
      const until = new Date(now.getTime() + lease);
      this.#claimed.push(...(await this.#queue.claim({ now, until, limit: batch })));
    } finally {
      this.#claiming = undefined;
    }
  }

  #noteSilence(isSilent: boolean): void {
    const { first, most } = SILENCE_PAUSE;
    this.#silencePause = isSilent ? Math.min(most, Math.max(first, 2 * this.#silencePause)) : 0;
  }

  async #settle(id: string, outcome: Outcome): Promise<void> {
    this.#unsettled.set(id, outcome);
    await this.#queue.settle(id, outcome);
    this.#unsettled.delete(id);
  }

  async #giveBack(reason: string): Promise<void> {
    const left = this.#claimed.splice(0).map(({ id }) => this.#queue.giveBack(id, reason));
    for (const { status } of await Promise.allSettled(left)) {
      if (status === 'fulfilled') continue;
      this.#options.log.warn('What was claimed waits for the end of its claim');
    }
  }
}
