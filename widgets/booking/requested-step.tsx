import { useStore } from 'zustand';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import type { BookingStore } from './booking.types.ts';

/** Shown after a request for a time: nothing here may suggest that it is booked. */
export function RequestedStep({ store }: { store: BookingStore }) {
  const { timeZone } = useBusiness();
  const heading = useMoveFocus(store);
  const requested = useStore(store, (state) => state.requested);
  if (!requested) return null;
  const { date, time, address, title, detail } = requested;
  return (
    <div className="booking-booked booking-requested">
      <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <div className="booking-booked-facts">
        <p>
          <PhoneLinked text={detail} />
        </p>
        <dl>
          <dt>Date</dt>
          <dd>{formatDate(date, 'long')}</dd>
          <dt>Time</dt>
          <dd>{`${formatTime(time)} ${timeZone.label}`}</dd>
          <dt>Property</dt>
          <dd>{address}</dd>
        </dl>
      </div>
      <button
        type="button"
        className="ui-button"
        part="button"
        onClick={() => store.setState({ step: 'choose', moveFocus: true, requested: undefined })}
      >
        Choose another time
      </button>
    </div>
  );
}
