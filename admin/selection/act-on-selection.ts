import { callApi } from '#client/call-api.ts';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import { MAX_SELECTION, type SelectionOutcome } from '#domain/leads/selection.schema.ts';

/** Applies `action`, with an optional `reason`, to every record in as few calls as possible. */
export async function actOnSelection<T extends Versioned>(
  resource: 'bookings' | 'contact-requests',
  action: string,
  records: readonly Versioned[],
  reason?: string,
): Promise<SelectionOutcome<T>> {
  const outcome: SelectionOutcome<T> = { changed: [], unchanged: [] };
  for (let start = 0; start < records.length; start += MAX_SELECTION) {
    const versions = records
      .slice(start, start + MAX_SELECTION)
      .map(({ id, revision }) => ({ id, revision }));
    const part = await callApi<SelectionOutcome<T>>('', `${resource}/selection`, {
      method: 'POST',
      json: { action, reason, records: versions },
    });
    outcome.changed.push(...part.changed);
    outcome.unchanged.push(...part.unchanged);
  }
  return outcome;
}
