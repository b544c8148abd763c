import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Problem, ProblemCode } from '#domain/problem/problem.ts';
import { inNewFolder } from '../server-process.ts';
import { Ledger } from './ledger.ts';
import { MixedWrites } from './mixed-writes.ts';
import { Owner } from './owner.ts';
import { differences, readStates } from './record-states.ts';
import { freeSlots, openEveryDay } from './slots.ts';

type Started = { url: string; end(): Promise<unknown> };

/** Writes to a server whose disk refuses them, and checks its answers and its memory. */
export class Refusals {
  readonly owner: Owner;
  readonly writes: MixedWrites;
  readonly ledger: Ledger;
  readonly faults: string[];
  /** Refused writes. */
  count = 0;
  readonly #code: ProblemCode;

  private constructor(owner: Owner, writes: MixedWrites, ledger: Ledger, code: ProblemCode) {
    this.owner = owner;
    this.writes = writes;
    this.ledger = ledger;
    this.faults = ledger.faults;
    this.#code = code;
  }

  /** `code` is that of the problem with which `server` must refuse. */
  static async at(
    server: { url: string },
    { run, slots, code }: { run: string; slots: number; code: ProblemCode },
  ): Promise<Refusals> {
    const owner = await Owner.signIn(server);
    await openEveryDay(owner);
    const ledger = new Ledger();
    ledger.audit(await readStates(owner));
    const free = await freeSlots(server.url, slots);
    const writes = new MixedWrites({ server, owner, ledger, slots: free, run });
    return new Refusals(owner, writes, ledger, code);
  }

  /** `answer` must be a success, or a problem with the right code. */
  async check(answer: Response, what = new URL(answer.url).pathname): Promise<void> {
    if (answer.ok) return void (await answer.arrayBuffer());
    const text = await answer.text();
    const isProblem = answer.headers.get('Content-Type')?.startsWith('application/problem+json');
    const { code } = (isProblem ? JSON.parse(text) : {}) as Partial<Problem>;
    this.count += 1;
    if (code !== this.#code) this.faults.push(`${what}: ${answer.status} ${text.slice(0, 200)}`);
  }

  /** While nothing can be written: every kind of write is refused, and everything can be read. */
  async expectReadOnly(url: string): Promise<void> {
    for (const kind of this.writes.kinds) {
      const answer = await this.writes.write(kind);
      if (!answer || answer.ok) this.faults.push(`${kind}: ${answer ? 'accepted' : 'not sent'}`);
      else await this.check(answer, kind);
    }
    await this.check(await this.owner.send('POST', 'calendar-feed'));
    await this.check(await this.owner.sendPassword('session'));
    await this.check(await this.owner.sendPassword('backup'));
    await this.expectReadable(url);
    this.ledger.audit(await readStates(this.owner));
  }

  /** Pages and lists are served, and the readiness probe reports the trouble. */
  async expectReadable(url: string): Promise<void> {
    for (const path of ['/', '/blog', '/faq', '/api/reviews', '/api/blog/popular', '/healthz']) {
      await this.#expectStatus(url + path, 200);
    }
    await this.expectReady(url, false);
  }

  expectReady(url: string, isReady: boolean): Promise<void> {
    return this.#expectStatus(`${url}/readyz`, isReady ? 200 : 503);
  }

  async #expectStatus(url: string, status: number): Promise<void> {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    const { pathname } = new URL(url);
    if (answer.status !== status)
      this.faults.push(`${pathname} was answered with ${answer.status}, not ${status}`);
  }

  /** Afterwards every kind of write works at the first attempt. */
  async expectWritable(): Promise<void> {
    for (const kind of this.writes.kinds) await this.expectAccepted(kind);
  }

  async expectAccepted(kind: string): Promise<void> {
    const answer = await this.writes.write(kind);
    if (!answer?.ok) this.faults.push(`${kind} was answered with ${answer?.status}`);
    await answer?.arrayBuffer();
  }

  /** The server's memory must be equal to what a new server reads from a copy of `folder`. */
  async expectEqualToDisk(
    folder: string,
    start: (copy: string) => Promise<Started>,
    when = '',
  ): Promise<void> {
    const memory = await readStates(this.owner);
    await inNewFolder(async (parent) => {
      const copy = join(parent, 'data');
      // A copy of the lock file would be of no use: the kernel holds the lock.
      await cp(folder, copy, { recursive: true, filter: (path) => basename(path) !== '.lock' });
      const fresh = await start(copy);
      const disk = await readStates(this.owner.at(fresh));
      await fresh.end();
      this.faults.push(...differences(memory, disk).map((line) => `${when}${line}`));
    });
  }
}
