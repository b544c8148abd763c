import { useLayoutEffect, useRef, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { passwordFailure } from '#admin/features/session/password-failure.ts';
import { ApiError } from '#client/api-error.ts';
import { emptyForm, errorsByField, type FormState, textsOf } from '#ui/form/form-state.ts';
import { drafts, type Values } from './drafts.ts';
import { currentVersionIn, type EditConflict } from './edit-conflict.ts';
import { FieldFault } from './field-fault.ts';
import { unshownErrors } from './unshown-errors.ts';
import { useReportError } from './use-report-error.ts';

interface EditOptions<T> {
  /** Name of the draft in the browser's storage; without it unsaved text is lost on unmount. */
  draft?: string;
  /** Initial texts by control name, if there is no draft. */
  start: Values;
  /** The version that is edited; undefined for a new record. */
  revision?: number | undefined;
  /** Sends the texts as a change of `revision`. */
  send: (values: Values, revision: number | undefined) => Promise<T>;
  onSaved: (record: T) => void;
  /** Name of the control with the owner's password: no draft has it, and a failed call is explained there. */
  passwordField?: string;
}

export interface EditForm<T> {
  /** For the fields of ui/form. */
  state: FormState;
  onType: (change: Pick<FormState, 'values' | 'errors'>) => void;
  onSubmit: (form: HTMLFormElement) => void;
  /**
   * Discards the draft and starts again with `values` of version `revision`. In `onSaved`, what was typed while the
   * save was pending stays as an unsaved change of that version.
   */
  restart: (values: Values, revision: number | undefined) => void;
  /** Whether there is unsaved text. */
  dirty: boolean;
  /** Why the last submit failed, unless the form shows it at a field. */
  failure: string | undefined;
  conflict: EditConflict<T> | undefined;
}

/** A form over one record: typing, drafts, submit, failures and edit conflicts. */
export function useEditForm<T extends { revision: number }>(options: EditOptions<T>): EditForm<T> {
  const { draft, start, send, onSaved } = options;
  const report = useReportError();
  const [stored] = useState(() => (draft ? draftFor(draft, start) : undefined));
  // The record has changed since the draft began: saving must end in a conflict, not overwrite it.
  const outdated = stored !== undefined && !sameValues(stored.start, start);
  const [revision, setRevision] = useState(outdated ? stored.revision : options.revision);
  const [base, setBase] = useState(outdated ? stored.start : start);
  const [state, setState] = useState<FormState>({ ...emptyForm, values: stored?.values ?? start });
  const [dirty, setDirty] = useState(stored !== undefined);
  const [failure, setFailure] = useState<string>();
  const [newer, setNewer] = useState<T>();
  /** Typed while a save is pending, which does not send it. */
  const unsent = useRef<Values>(undefined);
  const change = (part: Partial<FormState>) => setState((before) => ({ ...before, ...part }));
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const unshown = unshownErrors(form.current, state.errors);
    if (unshown) setFailure(unshown);
  }, [state.errors]);

  async function save(values: Values, baseRevision: number | undefined) {
    change({ values, errors: {}, pending: true });
    setFailure(undefined);
    setNewer(undefined);
    unsent.current = undefined;
    try {
      const record = await send(values, baseRevision);
      if (draft) drafts.remove(draft);
      setDirty(false);
      setRevision(record.revision);
      setBase(values);
      change({ pending: false });
      onSaved(record);
      unsent.current = undefined;
    } catch (error) {
      const current = currentVersionIn<T>(error);
      let errors = errorsByField(error instanceof ApiError ? (error.problem?.errors ?? []) : []);
      if (error instanceof FieldFault) errors = { [error.field]: error.message };
      if (current) setNewer(current);
      else if (isAboutPassword(error) && options.passwordField)
        errors = { [options.passwordField]: passwordFailure(error) };
      else if (Object.keys(errors).length === 0) setFailure(failureText(error));
      change({ pending: false, errors });
      if (!(error instanceof FieldFault)) report(error);
    }
  }

  return {
    state,
    dirty,
    failure,
    onType(typed) {
      if (state.pending) unsent.current = typed.values;
      change(typed);
      setDirty(true);
      const values = without(options.passwordField, typed.values);
      if (draft) drafts.save(draft, { values, start: base, revision });
    },
    onSubmit(submitted) {
      form.current = submitted;
      void save(textsOf(submitted), revision);
    },
    restart(values, of) {
      setFailure(undefined);
      setNewer(undefined);
      setRevision(of);
      setBase(values);
      if (unsent.current) {
        setDirty(true);
        if (draft) drafts.save(draft, { values: unsent.current, start: values, revision: of });
        return;
      }
      if (draft) drafts.remove(draft);
      setDirty(false);
      setState({ ...emptyForm, values, edition: state.edition + 1 });
    },
    conflict: newer && {
      current: newer,
      overwrite: () => void save(state.values, newer.revision),
    },
  };
}

const isAboutPassword = (error: unknown) =>
  error instanceof ApiError &&
  (error.problem?.code === 'wrong_password' || error.problem?.code === 'rate_limited');

/**
 * The draft, plus those texts of `start` that the form did not have when the draft began: a draft
 * does not know later fields, and an unchecked checkbox has no text.
 */
function draftFor(name: string, start: Values) {
  const draft = drafts.read(name);
  if (!draft) return undefined;
  const added = Object.fromEntries(
    Object.entries(start).filter(([field]) => !(field in draft.start)),
  );
  return {
    ...draft,
    values: { ...added, ...draft.values },
    start: { ...added, ...draft.start },
  };
}

const without = (field: string | undefined, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== field));

function sameValues(one: Values, other: Values): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
