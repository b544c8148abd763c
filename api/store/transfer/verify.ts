import { TransferError } from '../transfer-error.ts';
import type { Contents } from './contents.ts';
import { type Digest, digestsOf } from './digests.ts';

/** Prints a line for the operator. */
export type Report = (line: string) => void;

/** Digits of a digest that are printed. */
const SHOWN = 16;

/** Reads `target`, reports both digests of each collection, and rejects when one is not as in `source`. */
export async function verify(
  source: readonly Digest[],
  target: Contents,
  report: Report,
): Promise<void> {
  const found = new Map((await digestsOf(target)).map((digest) => [digest.name, digest]));
  report(row('', 'records', 'source', 'target', ''));
  const different = source.filter(({ name, count, sha256 }) => {
    const other = found.get(name)?.sha256 ?? 'missing';
    const isSame = other === sha256;
    report(row(name, count.toLocaleString('en'), sha256, other, isSame ? 'same' : 'DIFFERENT'));
    return !isSame;
  });
  if (different.length === 0) return;
  const names = different.map(({ name }) => name).join(', ');
  throw new TransferError(
    `What was written is not what was read: ${names}. The target was left as it was.`,
  );
}

const row = (name: string, count: string, source: string, target: string, judgement: string) =>
  [
    name.padEnd(24),
    count.padStart(9),
    source.slice(0, SHOWN).padEnd(SHOWN),
    target.slice(0, SHOWN).padEnd(SHOWN),
    judgement,
  ]
    .join('  ')
    .trimEnd();
