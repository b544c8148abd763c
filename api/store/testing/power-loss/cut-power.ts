import { FileDisk } from '#api/store/json/disk.ts';
import { contentsOf, inNewFolder, openIn } from './contents.ts';
import { DurabilityLedger } from './durability-ledger.ts';
import { MixedStoreWrites } from './mixed-store-writes.ts';
import { type Random, randomFrom } from './random.ts';
import { restartFaults } from './restart-faults.ts';
import { areEqual, type Fate, fates, type Survivors, survivors } from './survivors.ts';
import { VolatileCalls } from './volatile-calls.ts';
import { newFolder } from './volatile-files.ts';

interface CutPowerOptions {
  /** The power is cut after each of so many changes of the disk. */
  cuts: number;
  seed: number;
  /** One sync in so many fails, once; none without it. */
  failingSync?: number;
}

interface PowerCuts {
  cuts: number;
  /** On which a store was started. */
  states: number;
  acknowledged: number;
  /** Kills of the process alone, without a power cut. */
  kills: number;
  faults: string[];
}

const CLIENTS = 6;
/** The process is killed after at most so many changes of the disk. */
const MOST_CHANGES = 120;
/** Starts that run at the same time. */
const STARTERS = 8;
/** A start writes little: only one in so many is cut as well. */
const CUT_AGAIN_EVERY = 40;

/**
 * Cuts the power after each change of the disk in a mixed run whose process is killed now and then,
 * starts on every state in `fates`, and compares it with what was acknowledged before the cut.
 */
export async function cutPower(options: CutPowerOptions): Promise<PowerCuts> {
  const run = new RecordedRun(options);
  await inNewFolder((root) => run.record(root));
  const starts = run.cuts.flatMap((found, time) => found.map((state) => ({ time, ...state })));
  const waiting = [...starts.entries()];
  const starter = async () => {
    for (let start = waiting.pop(); start; start = waiting.pop()) {
      const [index, { time, fate, survived }] = start;
      const random = index % CUT_AGAIN_EVERY === 0 ? run.random : undefined;
      const audit = { ledger: run.ledger, time, pictures: run.writes.pictures };
      for (const fault of await restartFaults(survived, audit, random)) {
        run.faults.push(
          `${fault}: seed ${options.seed}, cut ${time}, what was not synced is ${fate}`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: STARTERS }, starter));
  const { cuts, kills, faults, ledger } = run;
  return {
    cuts: cuts.length,
    states: starts.length,
    acknowledged: ledger.acknowledged,
    kills,
    faults,
  };
}

interface State {
  fate: Fate;
  survived: Survivors;
}

class RecordedRun {
  /** What survives each cut. */
  readonly cuts: State[][] = [];
  readonly faults: string[] = [];
  readonly ledger = new DurabilityLedger(() => this.cuts.length);
  readonly random: Random;
  readonly writes: MixedStoreWrites;
  kills = 0;
  readonly #options: CutPowerOptions;
  /** Outlives the processes, as the kernel and the disk do. */
  readonly #disk = newFolder();

  constructor(options: CutPowerOptions) {
    this.#options = options;
    this.random = randomFrom(options.seed);
    this.writes = new MixedStoreWrites(this.ledger, this.random);
  }

  async record(root: string): Promise<void> {
    this.ledger.shown(await inNewFolder(async (empty) => contentsOf(await openIn(empty), [])));
    while (this.cuts.length < this.#options.cuts) {
      const calls = this.#newProcess(root);
      await this.#writeUntilKilled(root, calls);
      await calls.kill();
      this.kills += 1;
    }
  }

  #newProcess(root: string): VolatileCalls {
    const end = this.cuts.length + 1 + this.random.below(MOST_CHANGES);
    const { failingSync } = this.#options;
    const calls = new VolatileCalls({
      root,
      disk: this.#disk,
      onChange: () => {
        this.cuts.push(this.#statesNow());
        if (this.cuts.length >= end) void calls.kill();
      },
      failsSync: () => failingSync !== undefined && this.random.below(failingSync) === 0,
    });
    return calls;
  }

  /** Without those that are equal to another one. */
  #statesNow(): State[] {
    const states: State[] = [];
    for (const fate of fates) {
      const survived = survivors(this.#disk, fate, this.random);
      if (!states.some((other) => areEqual(other.survived, survived)))
        states.push({ fate, survived });
    }
    return states;
  }

  async #writeUntilKilled(root: string, calls: VolatileCalls): Promise<void> {
    const store = await openIn(root, new FileDisk(calls)).catch((error: unknown) => {
      // Killed during the start, or one of its syncs failed.
      if (!calls.killed && this.#options.failingSync === undefined) throw error;
    });
    if (!store) return;
    const contents = await contentsOf(store, this.writes.pictures, this.faults);
    this.faults.push(...this.ledger.faults(contents).map((fault) => `${fault}: after a kill`));
    this.ledger.shown(contents);
    await this.writes.startOn(store);
    const client = async () => {
      while (!calls.killed) await this.writes.any();
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await calls.kill();
    await store.close();
  }
}
