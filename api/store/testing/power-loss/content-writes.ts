import { randomUUID } from 'node:crypto';
import type { Store } from '#api/store/store.ts';
import { samplePost, sampleSession } from '#api/store/testing/sample-records.ts';
import { uploadNameOf } from '#api/store/upload-name.ts';
import type { Saved } from '#api/store/versioned-records.ts';
import type { Random } from './random.ts';

/** When whatever has a time is written or changed. */
export const NOW = new Date('2026-11-20T15:10:00Z');

/** What the writes of a run share. */
export interface SharedSteps {
  /** As it is after the last restart. */
  readonly store: Store;
  readonly random: Random;
  /** Another number with each call. */
  count(): number;
  isBusy(name: string): boolean;
  /** Undefined, without a write, when one of `name` is under way. */
  write<T>(name: string, next: unknown, write: () => Promise<T>): Promise<T | undefined>;
}

/** Random writes of what is no lead: articles, sessions, settings, pictures. */
export class ContentWrites {
  readonly pictures = new Set<string>();
  readonly #steps: SharedSteps;

  constructor(steps: SharedSteps) {
    this.#steps = steps;
  }

  async post(): Promise<void> {
    const posts = await this.#steps.store.posts.all();
    const post = posts.length > 0 ? this.#steps.random.of(posts) : undefined;
    const kind = post ? this.#steps.random.below(4) : 0;
    if (!post || kind === 0) {
      const added = samplePost({
        content: 'The crawl space is wet. '.repeat(this.#steps.random.below(200)),
      });
      await this.#steps.write(`post ${added.id}`, added, () => this.#steps.store.posts.add(added));
    } else if (kind === 1) {
      await this.#steps.write(`post ${post.id}`, undefined, () =>
        this.#steps.store.posts.remove(post).then(saved),
      );
    } else {
      const change = { ...post, title: `Hail, part ${this.#steps.count()}` };
      await this.#steps.write(`post ${post.id}`, next(change), () =>
        this.#steps.store.posts.replace(change).then(saved),
      );
    }
  }

  async session(): Promise<void> {
    const sessions = await this.#steps.store.listSessions(NOW);
    const session = sessions.length > 0 ? this.#steps.random.of(sessions) : undefined;
    const kind = session ? this.#steps.random.below(3) : 0;
    if (!session || kind === 0) {
      const added = sampleSession();
      await this.#steps.write(`session ${added.tokenHash}`, added, () =>
        this.#steps.store.addSession(added),
      );
    } else {
      const { tokenHash } = session;
      const at = new Date(NOW.getTime() + this.#steps.count());
      const used = { ...session, lastUsedAt: at.toISOString() };
      await (kind === 1
        ? this.#steps.write(`session ${tokenHash}`, undefined, () =>
            this.#steps.store.endSession(tokenHash),
          )
        : this.#steps.write(`session ${tokenHash}`, used, () =>
            this.#steps.store.noteSessionUse(tokenHash, at),
          ));
    }
  }

  async availability(): Promise<void> {
    const change = {
      ...(await this.#steps.store.availability.read()),
      noticeHours: this.#steps.count(),
    };
    await this.#steps.write('availability', next(change), () =>
      this.#steps.store.availability.replace(change).then(saved),
    );
  }

  async picture(): Promise<void> {
    const bytes = Buffer.from(randomUUID().repeat(1 + this.#steps.random.below(100)));
    const name = uploadNameOf(bytes, 'png');
    this.pictures.add(name);
    await this.#steps.write(`picture ${name}`, true, () =>
      this.#steps.store.uploads.add(bytes, 'png'),
    );
  }

  async reads(): Promise<void> {
    if (this.#steps.isBusy('article reads')) return;
    const counts = await this.#steps.store.postReads();
    const change = Object.fromEntries([...counts, ['p', 1 + (counts.get('p') ?? 0)]]);
    await this.#steps.write('article reads', change, () =>
      this.#steps.store.addPostReads(new Map([['p', 1]])),
    );
  }

  async feed(): Promise<void> {
    const feed = { secretHash: randomUUID(), createdAt: NOW.toISOString() };
    await this.#steps.write('calendar feed', feed, () => this.#steps.store.setCalendarFeed(feed));
  }
}

export const next = <T extends { revision: number }>(record: T): T => ({
  ...record,
  revision: record.revision + 1,
});

/** Nobody else changes what is not busy. */
export function saved<T>(answer: Saved<T>): void {
  if (answer.outcome !== 'saved') throw new Error(`A change was answered with ${answer.outcome}`);
}
