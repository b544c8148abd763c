import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import type { SelectionOutcome } from '#domain/leads/selection.schema.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { actOnSelection } from './act-on-selection.ts';
import { outcomeText } from './outcome-text.ts';

interface ActionWords<Action> {
  /** 'deleted' */
  done: string;
  next: string;
  /** The reverse action, offered in the toast. */
  undo?: Action;
}

interface SelectionActionOptions<Action extends string, T extends Versioned> {
  /** Calls the API with at most `MAX_SELECTION` records. */
  act: (json: {
    action: Action;
    records: readonly Versioned[];
    reason: string | undefined;
  }) => Promise<SelectionOutcome<T>>;
  nouns: readonly [singular: string, plural: string];
  words: Readonly<Record<Action, ActionWords<NoInfer<Action>>>>;
  /** The owner's name for a record, to report those that were not changed. */
  nameOf: (record: T) => string;
  /** Called after each action and each undo. */
  onChanged: () => void;
}

/** Runs an action on some records, reports the result, and offers to undo it. */
export function useSelectionAction<Action extends string, T extends Versioned>({
  act,
  nouns,
  words,
  nameOf,
  onChanged,
}: SelectionActionOptions<Action, T>) {
  const [pending, setPending] = useState(false);
  const report = useReportError();

  /** Rejects if the call fails. */
  async function attempt(action: Action, records: readonly T[], reason?: string): Promise<void> {
    setPending(true);
    try {
      const outcome = await actOnSelection(
        (part) => act({ action, records: part, reason }),
        records,
      );
      const { undo, ...said } = words[action];
      const { changed } = outcome;
      const names = new Map(records.map((record) => [record.id, nameOf(record)]));
      showToast({
        ...outcomeText(outcome, { nouns, ...said }, (id) => names.get(id)),
        ...(changed.length === 0 && { kind: 'destructive' }),
        ...(undo !== undefined &&
          changed.length > 0 && {
            action: {
              label: 'Undo',
              altText: 'Open the folder to undo it',
              onAct: () => run(undo, changed),
            },
          }),
      });
      onChanged();
    } finally {
      setPending(false);
    }
  }

  function run(action: Action, records: readonly T[]): void {
    attempt(action, records).catch((error: unknown) => {
      showToast({ title: 'Not done', description: failureText(error), kind: 'destructive' });
      report(error);
    });
  }

  return { pending, attempt, run };
}
