import { bookingTerms } from '#domain/booking/client/booking-terms.ts';
import { howToPrepare, whatHappensNext } from '#domain/content/booking-confirmation.ts';
import { useBusiness } from '#ui/business.tsx';
import { InspectorBadge } from '#ui/inspector-badge.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { BookedAgreement } from './booked-agreement.tsx';
import { BookedFacts } from './booked-facts.tsx';
import type { BookedStepState, BookingStore } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';
import { ForwardToAgent } from './forward-to-agent.tsx';
import { UnconfirmedStep } from './unconfirmed-step.tsx';

interface BookedStepProps {
  store: BookingStore;
  apiBase: string;
  step: BookedStepState;
}

/** Stays until the visitor leaves it, because a toast disappears before it is read. */
export function BookedStep(props: BookedStepProps) {
  const { booked } = props.step;
  const { confirmBy } = booked;
  if (!confirmBy) return <Confirmed {...props} />;
  return <UnconfirmedStep store={props.store} booked={booked} confirmBy={confirmBy} />;
}

function Confirmed({ store, apiBase, step }: BookedStepProps) {
  const heading = useMoveFocus(store);
  const business = useBusiness();
  const terms = bookingTerms(business);
  const words = useWords(bookingStepsWords);
  const { booked } = step;
  const { date, time, minutes, address, manageUrl, calendarUrl, asksAgreement } = booked;
  const next = useTexts(whatHappensNext);
  const prepare = useTexts(howToPrepare);
  return (
    <div className="booking-booked">
      <div className="booking-booked-head">
        <svg className="booking-tick" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12.5l4 4 8-9" pathLength={1} />
        </svg>
        <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
          {words.youAreBooked}
        </h2>
      </div>
      <div className="booking-booked-facts">
        <BookedFacts booked={booked} />
        {asksAgreement ? <BookedAgreement store={store} apiBase={apiBase} step={step} /> : null}
        <InspectorBadge base={apiBase} />
        <p className="booking-count">{words.addToCalendar}</p>
        <AddToCalendar
          date={date}
          time={time}
          minutes={minutes}
          location={address}
          fileUrl={calendarUrl}
        />
        <div className="booking-booked-actions">
          <ForwardToAgent booked={booked} />
          <a
            className="ui-button"
            part="button"
            href={manageUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.moveOrCancel}
          </a>
        </div>
        <p className="ui-note">
          <PhoneLinked text={`${terms.change} ${words.keepPrivate(business.phone.display)}`} />
        </p>
      </div>
      <div className="booking-booked-advice">
        <h3>{words.whatNext}</h3>
        <ol>
          {next.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <h3>{words.howToPrepare}</h3>
        <ul>
          {prepare.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className="ui-button"
        part="button"
        onClick={() => store.setState({ step: { name: 'choose' }, moveFocus: true })}
      >
        {words.bookAnother}
      </button>
    </div>
  );
}
