import { capitalized } from '#domain/locale/capitalized.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useWords } from '#ui/words.ts';
import type { BookingStore, RequestedStepState } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';

/** Shown after a request for a time: nothing here may suggest that it is booked. */
export function RequestedStep({ store, step }: { store: BookingStore; step: RequestedStepState }) {
  const { timeZone, locale } = useBusiness();
  const words = useWords(bookingStepsWords);
  const heading = useMoveFocus(store);
  const { date, time, address, title, detail } = step.requested;
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
          <dt>{words.date}</dt>
          <dd>{capitalized(formatDate(date, 'long', locale))}</dd>
          <dt>{words.time}</dt>
          <dd>{words.timeIn(formatTime(time, locale), timeZone.label)}</dd>
          <dt>{words.property}</dt>
          <dd>{address}</dd>
        </dl>
      </div>
      <button
        type="button"
        className="ui-button"
        part="button"
        onClick={() => store.setState({ step: { name: 'choose' }, moveFocus: true })}
      >
        {words.chooseOtherTime}
      </button>
    </div>
  );
}
