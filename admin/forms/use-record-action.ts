import { useRef, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { currentVersionIn, type EditConflict } from './edit-conflict.ts';
import { useReportError } from './use-report-error.ts';

interface RecordActionOptions<T, Action> {
  /** The version that an action changes. */
  revision: number;
  send: (action: Action, revision: number) => Promise<T>;
  onSaved: (record: T, action: Action) => void;
  onFailure: (text: string) => void;
}

/**
 * A one-click action on a record: the pending call, its failure, and an edit conflict. Actions in
 * quick succession are sent one after the other, each for the version that the previous one saved.
 */
export function useRecordAction<T extends { revision: number }, Action>(
  options: RecordActionOptions<T, Action>,
) {
  const [pending, setPending] = useState<Action>();
  const [newer, setNewer] = useState<{ action: Action; current: T }>();
  const report = useReportError();
  /** Resolves to the version after all actions so far; undefined after a conflict. */
  const queue = useRef<Promise<number | undefined>>(undefined);

  async function send(action: Action, revision: number): Promise<number | undefined> {
    try {
      const saved = await options.send(action, revision);
      options.onSaved(saved, action);
      return saved.revision;
    } catch (error) {
      const current = currentVersionIn<T>(error);
      if (!current) throw error;
      setNewer({ action, current });
      return undefined;
    }
  }

  /** Rejects if the call fails, except for an edit conflict. */
  async function attempt(action: Action, revision = options.revision): Promise<void> {
    setPending(action);
    setNewer(undefined);
    const before = queue.current;
    const sent = (async () => {
      const base = before ? await before.catch(() => revision) : revision;
      // The owner must resolve the conflict first.
      return base === undefined ? undefined : send(action, base);
    })();
    queue.current = sent;
    try {
      await sent;
    } finally {
      if (queue.current === sent) {
        queue.current = undefined;
        setPending(undefined);
      }
    }
  }

  function run(action: Action, revision?: number): void {
    attempt(action, revision).catch((error: unknown) => {
      report(error);
      options.onFailure(failureText(error));
    });
  }

  const conflict: (EditConflict<T> & { action: Action }) | undefined = newer && {
    ...newer,
    overwrite: () => run(newer.action, newer.current.revision),
  };
  return { pending, conflict, attempt, run, dismissConflict: () => setNewer(undefined) };
}
