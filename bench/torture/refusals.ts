import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Problem, ProblemCode } from '#domain/problem/problem.ts';
import { differences, readKept } from './kept.ts';
import type { MixedWrites } from './mixed-writes.ts';
import type { Owner } from './owner.ts';
import { onNewFolder } from './torture-server.ts';

/** What holds while a disk refuses writes: clear answers, and a memory that is true to the disk. */
export class Refusals {
  count = 0;
  readonly #faults: string[];
  readonly #code: ProblemCode;

  constructor(code: ProblemCode, faults: string[]) {
    this.#code = code;
    this.#faults = faults;
  }

  /** `answer` is a success, or a problem that says why there is none. */
  async hear(answer: Response, what = new URL(answer.url).pathname): Promise<void> {
    if (answer.ok) return void (await answer.arrayBuffer());
    const text = await answer.text();
    const isProblem = answer.headers.get('Content-Type')?.startsWith('application/problem+json');
    const { code } = (isProblem ? JSON.parse(text) : {}) as Partial<Problem>;
    this.count += 1;
    if (code !== this.#code) this.#faults.push(`${what}: ${answer.status} ${text.slice(0, 200)}`);
  }

  /** Nothing can be written: each kind of write is refused. */
  async hearAll(writes: MixedWrites, owner: Owner): Promise<void> {
    for (const kind of writes.kinds) {
      const answer = await writes.write(kind);
      if (!answer || answer.ok) this.#faults.push(`${kind} was ${answer ? 'taken' : 'not sent'}`);
      else await this.hear(answer, kind);
    }
    await this.hear(await owner.send('POST', 'calendar-feed'));
    await this.hear(await owner.signInAgain());
    await this.hear(await owner.backUp());
  }

  /** Everything works again, at the first try. */
  async over(writes: MixedWrites): Promise<void> {
    for (const kind of writes.kinds) {
      const answer = await writes.write(kind);
      if (!answer?.ok) this.#faults.push(`afterwards ${kind} was answered with ${answer?.status}`);
      await answer?.arrayBuffer();
    }
  }

  /** Visitors and the owner read on; who asks whether the server is ready hears that it is not. */
  async reading(url: string): Promise<void> {
    const paths = ['/', '/blog', '/faq', '/api/reviews', '/api/blog/popular', '/healthz'];
    const wanted = new Map(paths.map((path) => [path, 200]));
    for (const [path, status] of wanted.set('/readyz', 503)) {
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      if (answer.status !== status) this.#faults.push(`${path} was answered with ${answer.status}`);
    }
  }
}

/** What `owner` is shown and what a new server shows of a copy of `folder`, where they differ. */
export async function untrueToDisk(
  owner: Owner,
  folder: string,
  start: (copy: string) => Promise<{ url: string; end(): Promise<unknown> }>,
): Promise<string[]> {
  const shown = await readKept(owner);
  return onNewFolder(async (parent) => {
    const copy = join(parent, 'data');
    // The kernel's lock is not for copies.
    await cp(folder, copy, { recursive: true, filter: (path) => basename(path) !== '.lock' });
    const fresh = await start(copy);
    try {
      return differences(shown, await readKept(owner.at(fresh)));
    } finally {
      await fresh.end();
    }
  });
}
