import { createHash } from 'node:crypto';
import { toJson } from '../json/month-folder.ts';
import type { Kind } from '../records/kind.ts';
import { type KindKey, kinds } from '../records/kinds.ts';
import type { Contents, Months } from './contents.ts';

/** The digest of one collection. */
export interface Digest {
  name: string;
  count: number;
  /** SHA-256 in hex of its records' JSON as the JSON store writes it; of lists also of their order. */
  sha256: string;
}

/** Counts and digests of everything in `contents`. Equal digests mean equal content. */
export async function digestsOf(contents: Contents): Promise<Digest[]> {
  const records = await contents.records();
  return [
    await digestOf('contact requests', recordTexts(contents.contactRequests())),
    await digestOf('bookings', recordTexts(contents.bookings())),
    await digestOf('jobs', recordTexts(contents.jobs())),
    await digestOf('messages', recordTexts(contents.messages())),
    await digestOf('deliveries', recordTexts(contents.deliveries())),
    await digestOf('uploads', uploadTexts(contents)),
    await digestOf('reports', reportTexts(contents)),
    ...(await Promise.all(
      Object.entries(kinds).map(([key, kind]: [string, Kind<unknown>]) =>
        digestOf(kind.name, kind.digestTexts(records[key as KindKey])),
      ),
    )),
  ];
}

async function digestOf(
  name: string,
  texts: AsyncIterable<string> | Iterable<string>,
): Promise<Digest> {
  const digests: string[] = [];
  for await (const text of texts) digests.push(sha256(text));
  // In an order of their own: two stores read records of one millisecond in different orders.
  return { name, count: digests.length, sha256: sha256(digests.sort().join()) };
}

async function* recordTexts<R>(months: Months<R>): AsyncGenerator<string> {
  for await (const records of months) {
    for (const stored of records) yield JSON.stringify(toJson(stored));
  }
}

async function* uploadTexts(contents: Contents): AsyncGenerator<string> {
  for await (const { name, bytes } of contents.uploads()) yield `${name} ${sha256(bytes)}`;
}

async function* reportTexts(contents: Contents): AsyncGenerator<string> {
  for await (const { id, content } of contents.reportFiles()) {
    const hash = createHash('sha256');
    for await (const part of content) hash.update(part);
    yield `${id} ${hash.digest('hex')}`;
  }
}

const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');
