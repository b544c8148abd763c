import { useState } from 'react';
import type { EditConflict } from '#admin/edits/use-edit-form.ts';
import { useReportFailure } from '#admin/edits/use-report-failure.ts';
import { failureText } from '#admin/failure-text.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { afterAction } from '#domain/booking/booking-changes.ts';
import { ApiError } from '#widgets/core/api/api-error.ts';
import { changeBooking } from './booking-calls.ts';

type Action = 'cancel' | 'complete';

/** Cancelling and completing: while the server is asked, what failed, and a newer version. */
export function useBookingAction(booking: Booking, onDone: (saved: Booking) => void) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportFailure();
  const [newer, setNewer] = useState<{ action: Action; current: Booking }>();

  /** Rejects with what failed; a newer version is shown instead. */
  async function act(action: Action, revision: number) {
    setPending(true);
    setFailure(undefined);
    setNewer(undefined);
    try {
      onDone(await changeBooking(booking.id, { revision, action }));
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      if (problem?.code !== 'edit_conflict') throw error;
      setNewer({ action, current: problem.current as Booking });
    } finally {
      setPending(false);
    }
  }

  const actOrTell = (action: Action, revision: number) =>
    void act(action, revision).catch((error: unknown) => {
      setFailure(failureText(error));
      report(error);
    });

  const conflict: EditConflict<Booking> | undefined = newer && {
    current: newer.current,
    keepMine: () => actOrTell(newer.action, newer.current.revision),
  };

  return {
    pending,
    failure,
    conflict,
    /** The booking as it would be, had nobody else saved. */
    mine: newer
      ? (afterAction(booking, { action: newer.action, at: new Date(), by: '' }) ?? booking)
      : booking,
    cancel: () => act('cancel', booking.revision),
    complete: () => actOrTell('complete', booking.revision),
    forgetConflict: () => setNewer(undefined),
  };
}
