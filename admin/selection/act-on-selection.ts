import { MAX_SELECTION, type SelectionOutcome } from '#domain/leads/selection.schema.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';

/** Acts on every record in as few calls of `act` as possible. */
export async function actOnSelection<T extends Versioned>(
  act: (records: readonly Versioned[]) => Promise<SelectionOutcome<T>>,
  records: readonly Versioned[],
): Promise<SelectionOutcome<T>> {
  const outcome: SelectionOutcome<T> = { changed: [], unchanged: [] };
  for (let start = 0; start < records.length; start += MAX_SELECTION) {
    const versions = records
      .slice(start, start + MAX_SELECTION)
      .map(({ id, revision }) => ({ id, revision }));
    const part = await act(versions);
    outcome.changed.push(...part.changed);
    outcome.unchanged.push(...part.unchanged);
  }
  return outcome;
}
