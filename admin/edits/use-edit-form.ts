import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { ApiError } from '#widgets/core/api/api-error.ts';
import {
  emptyForm,
  errorsByField,
  type FormState,
  textsOf,
} from '#widgets/core/form/form-state.ts';
import { drafts, type Values } from './drafts.ts';
import { useReportFailure } from './use-report-failure.ts';

interface EditOptions<T> {
  /** Names the draft of this form; without it nothing outlives the form. */
  draft?: string;
  /** What the controls start with, by name, where there is no draft. */
  start: Values;
  /** The version that is edited; undefined for a new record. */
  revision?: number | undefined;
  /** Sends what was typed as a change of `revision`. */
  send: (values: Values, revision: number | undefined) => Promise<T>;
  onSaved: (record: T) => void;
}

/** A newer version that somebody else saved, and what may become of it. */
export interface EditConflict<T> {
  current: T;
  /** Saves what was typed over the newer version. */
  keepMine: () => void;
}

export interface EditForm<T> {
  /** For the fields of widgets/core/ui/field.tsx. */
  state: FormState;
  onType: (change: Pick<FormState, 'values' | 'errors'>) => void;
  onSubmit: (form: HTMLFormElement) => void;
  /** Changes controls from outside, as if it had been typed. */
  fill: (values: Values) => void;
  /** Forgets what was typed and starts again from `values`, of the version `revision`. */
  restart: (values: Values, revision: number | undefined) => void;
  /** Whether something was typed that is not saved. */
  dirty: boolean;
  /** Why the last attempt failed, where no field is to blame. */
  failure: string | undefined;
  conflict: EditConflict<T> | undefined;
}

/** A form over one record of the owner's: typing, sending, failing, and two people at once. */
export function useEditForm<T extends { revision: number }>(options: EditOptions<T>): EditForm<T> {
  const { draft, start, send, onSaved } = options;
  const report = useReportFailure();
  const [kept] = useState(() => (draft ? drafts.read(draft) : undefined));
  // What the draft was typed over is not there any more: the save is to say so, not to hide it.
  const overtaken = kept !== undefined && !sameValues(kept.start, start);
  const [revision, setRevision] = useState(overtaken ? kept.revision : options.revision);
  const [base, setBase] = useState(overtaken ? kept.start : start);
  const [state, setState] = useState<FormState>({ ...emptyForm, values: kept?.values ?? start });
  const [dirty, setDirty] = useState(kept !== undefined);
  const [failure, setFailure] = useState<string>();
  const [newer, setNewer] = useState<T>();
  const change = (part: Partial<FormState>) => setState((before) => ({ ...before, ...part }));

  function keep(values: Values) {
    setDirty(true);
    if (draft) drafts.keep(draft, { values, start: base, revision });
  }

  async function save(values: Values, over: number | undefined) {
    change({ values, errors: {}, pending: true });
    setFailure(undefined);
    setNewer(undefined);
    try {
      const record = await send(values, over);
      if (draft) drafts.forget(draft);
      setDirty(false);
      setRevision(record.revision);
      setBase(values);
      change({ pending: false });
      onSaved(record);
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      const errors = errorsByField(problem?.errors ?? []);
      if (problem?.code === 'edit_conflict') setNewer(problem.current as T);
      else if (Object.keys(errors).length === 0) setFailure(failureText(error));
      change({ pending: false, errors });
      report(error);
    }
  }

  return {
    state,
    dirty,
    failure,
    onType(typed) {
      change(typed);
      keep(typed.values);
    },
    onSubmit: (form) => void save(textsOf(form), revision),
    fill(values) {
      const all = { ...state.values, ...values };
      change({ values: all, edition: state.edition + 1 });
      keep(all);
    },
    restart(values, of) {
      if (draft) drafts.forget(draft);
      setDirty(false);
      setFailure(undefined);
      setNewer(undefined);
      setRevision(of);
      setBase(values);
      setState({ ...emptyForm, values, edition: state.edition + 1 });
    },
    conflict: newer && {
      current: newer,
      keepMine: () => void save(state.values, newer.revision),
    },
  };
}

function sameValues(one: Values, other: Values): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
