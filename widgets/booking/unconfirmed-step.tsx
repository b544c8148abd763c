import { confirmRequest } from '#domain/booking/client/confirmation-text.ts';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useWords } from '#ui/words.ts';
import { BookedFacts } from './booked-facts.tsx';
import type { Booked, BookingStore } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';

/**
 * Shown after a booking that a new client must confirm by email: nothing here may suggest that it
 * is done.
 */
export function UnconfirmedStep({
  store,
  booked,
  confirmBy,
}: {
  store: BookingStore;
  booked: Booked;
  confirmBy: string;
}) {
  const business = useBusiness();
  const words = useWords(bookingStepsWords);
  const heading = useMoveFocus(store);
  const { title, detail, noEmail } = confirmRequest(confirmBy, new Date(), business);
  return (
    <div className="booking-booked booking-unconfirmed">
      <div className="booking-booked-head">
        <svg className="booking-tick" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 6.5h16v11H4zl8 6 8-6" pathLength={1} />
        </svg>
        <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
          {title}
        </h2>
      </div>
      <div className="booking-booked-facts">
        <p className="booking-deadline">{detail}</p>
        <BookedFacts booked={booked} />
        <p>
          {words.sentTo} <strong>{booked.email}</strong>. <PhoneLinked text={noEmail} />
        </p>
      </div>
      <div className="booking-booked-actions">
        <a
          className="ui-button"
          part="button"
          href={booked.manageUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.seeOrCancel}
        </a>
        <button
          type="button"
          className="ui-button"
          part="button"
          onClick={() => store.setState({ step: { name: 'choose' }, moveFocus: true })}
        >
          {words.bookAnother}
        </button>
      </div>
    </div>
  );
}
