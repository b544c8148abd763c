import type { SlotForm } from './use-slot-form.ts';

/** Why the last attempt failed, and how to insist where that helps. `verb` begins a button. */
export function SlotFailure({ form, verb }: { form: SlotForm; verb: string }) {
  if (!form.failure) return null;
  return (
    <div className="admin-alert ui-wide" role="alert">
      {form.failure}{' '}
      {form.freeInstead && !form.mayInsist
        ? form.freeInstead.length > 0
          ? 'What is still free on this day is offered above.'
          : 'Nothing else is free on this day.'
        : null}
      {form.mayInsist ? (
        <button type="submit" className="ui-button admin-quiet" onClick={form.insist}>
          {verb} anyway
        </button>
      ) : null}
    </div>
  );
}
