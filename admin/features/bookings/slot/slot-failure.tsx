import { Button } from '#admin/shell/button.tsx';
import { formatSpan } from '#domain/schedule/format-span.ts';
import type { SlotForm } from './use-slot-form.ts';

/** Why the submit failed, what is in the way, and a button to override. `verb`: its first word. */
export function SlotFailure({ form, verb }: { form: SlotForm; verb: string }) {
  const { failure, inTheWay } = form;
  if (!failure) return null;
  return (
    <div className="admin-alert ui-wide" role="alert">
      <span>{failure}</span>
      {inTheWay && inTheWay.length > 0 ? (
        <ul className="admin-slot-conflicts">
          {inTheWay.map((booking) => (
            <li key={booking.id}>{`${formatSpan(booking)}: ${booking.name}`}</li>
          ))}
        </ul>
      ) : null}
      {inTheWay ? (
        <Button type="submit" onClick={form.override}>
          {`${verb} anyway`}
        </Button>
      ) : null}
    </div>
  );
}
