import { CalendarX, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { countText } from '#admin/lists/count-text.ts';
import { SelectionBar } from '#admin/selection/selection-bar.tsx';
import type { Selection } from '#admin/selection/use-selection.ts';
import { Button } from '#admin/shell/button.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingSelectionAction } from '#domain/leads/selection.schema.ts';
import { CancelDialog } from '../booking/cancel-dialog.tsx';
import type { useBookingActions } from '../use-booking-actions.ts';

interface BookingSelectionBarProps {
  selection: Selection<Booking>;
  listed: readonly Booking[];
  actions: ReturnType<typeof useBookingActions>;
  isDeletedFolder: boolean;
}

/** Cancels, deletes or restores the selected bookings. */
export function BookingSelectionBar(props: BookingSelectionBarProps) {
  const { selection, listed, actions, isDeletedFolder } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { length: count } = selection.records;
  const bookings = countText(count, ['booking', 'bookings']);

  function run(action: BookingSelectionAction) {
    actions.run(action, selection.records);
    selection.end();
  }

  return (
    <>
      <SelectionBar selection={selection} listed={listed}>
        {isDeletedFolder ? (
          <Button busy={actions.pending} onClick={() => run('restore')}>
            <RotateCcw size={18} />
            Restore
          </Button>
        ) : (
          <>
            <Button
              className="admin-dangerous"
              busy={actions.pending}
              onClick={() => setIsAsking(true)}
            >
              <CalendarX size={18} />
              Cancel bookings
            </Button>
            <Button
              className="admin-dangerous"
              busy={actions.pending}
              onClick={() => run('delete')}
            >
              <Trash2 size={18} />
              Delete
            </Button>
          </>
        )}
      </SelectionBar>
      {isAsking ? (
        <CancelDialog
          bookings={selection.records}
          title={`Cancel ${bookings}?`}
          question="Their times open up for others right away."
          confirm={`Cancel ${bookings}`}
          dismiss={count === 1 ? 'Keep it' : 'Keep them'}
          onConfirm={async (reason) => {
            await actions.attempt('cancel', selection.records, reason);
            setIsAsking(false);
            selection.end();
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
