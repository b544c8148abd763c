import type { Saved } from '#api/store/versioned-records.ts';
import type { SelectionOutcome, UnchangedReason } from '#domain/leads/selection.schema.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';

/** The outcome of an action on one record of a selection. */
export type SelectedOutcome<T> =
  | Saved<T>
  /** With the names of what has taken the time. */
  | { outcome: 'slot_taken'; inTheWay: string[] }
  | { outcome: 'ends_after_midnight' }
  | { outcome: 'wrong_status' };

/**
 * Applies `act` to each record of a selection. The store commits them together, and records that
 * cannot be changed do not stop the others.
 */
export async function selectionOutcome<T extends Versioned>(
  records: readonly Versioned[],
  act: (version: Versioned) => Promise<SelectedOutcome<T>>,
  present: (record: T) => T,
): Promise<SelectionOutcome<T>> {
  const outcomes = await Promise.all(
    records.map(async (version) => ({ id: version.id, result: await act(version) })),
  );
  return {
    changed: outcomes.flatMap(({ result }) =>
      result.outcome === 'saved' ? [present(result.record)] : [],
    ),
    unchanged: outcomes.flatMap(({ id, result }) =>
      result.outcome === 'saved'
        ? []
        : [
            {
              id,
              code: reasons[result.outcome],
              ...('inTheWay' in result && { inTheWay: result.inTheWay }),
            },
          ],
    ),
  };
}

const reasons: Readonly<
  Record<Exclude<SelectedOutcome<unknown>['outcome'], 'saved'>, UnchangedReason>
> = {
  outdated: 'edit_conflict',
  missing: 'not_found',
  name_taken: 'edit_conflict',
  slot_taken: 'slot_taken',
  ends_after_midnight: 'ends_after_midnight',
  wrong_status: 'wrong_status',
};
