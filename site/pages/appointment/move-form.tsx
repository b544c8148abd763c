import { useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { ApiError } from '#client/api-error.ts';
import { moveAppointment } from '#client/appointment.ts';
import { appointmentChange } from '#domain/content/appointment.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { formatDate, formatTime, monthOf } from '#domain/schedule/calendar-date.ts';
import { withValues } from '#site/parts/with-values.ts';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { chosenTime, createBookingStore } from '#widgets/booking/booking.store.ts';
import { BookingCalendar } from '#widgets/booking/booking-calendar.tsx';
import { failureText } from '#widgets/booking/signing/link-failure.ts';
import { appointmentPageWords } from './appointment-page.words.ts';
import { type ChangeFormProps, newerAppointment } from './change-failure.ts';
import { StartsToMove } from './starts-to-move.tsx';
import { chooseDay, loadDaysToMove } from './times-to-move.ts';
import { useOpenedPanel } from './use-opened-panel.ts';

/** The booking calendar with the days and starts that this appointment can be moved to. */
export function MoveForm({ token, appointment, onClose, onChanged }: ChangeFormProps) {
  const business = useBusiness();
  const { locale } = business;
  const words = useWords(appointmentPageWords);
  const id = useId();
  const heading = useOpenedPanel<HTMLHeadingElement>();
  const [today] = useState(() => businessToday(new Date(), business.timeZone));
  const [store] = useState(() => {
    const created = createBookingStore();
    created.setState({ today, month: monthOf(appointment.date) });
    return created;
  });
  const state = useStore(store);
  const texts = useTexts(appointmentChange);
  const { date, pending, failure, month } = state;
  const time = chosenTime(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each month is fetched when it is shown
  useEffect(() => void loadDaysToMove(store, token), [store, token, month]);

  async function move() {
    if (!date || !time) {
      return store.setState({ failure: words.chooseFirst });
    }
    store.setState({ pending: true, failure: undefined });
    const from = { date: appointment.date, time: appointment.time };
    try {
      const next = await moveAppointment(token, { from, to: { date, time } }, locale);
      const day = formatDate(next.date, 'long', locale);
      onChanged(next, words.moved(day, formatTime(next.time, locale)));
    } catch (error) {
      const newer = newerAppointment(error);
      if (newer) return onChanged(newer, words.changedMeanwhile);
      const free = error instanceof ApiError ? error.problem?.slots : undefined;
      store.setState({
        pending: false,
        failure: failureText(error, business),
        ...(free && { slots: { status: 'ready', times: free.map((slot) => slot.time) } }),
      });
    }
  }

  return (
    <section className="ui-card booking appointment-form" aria-labelledby={id}>
      <h3 className="ui-title" id={id} tabIndex={-1} ref={heading}>
        {texts.moveTitle}
      </h3>
      <p className="ui-lead">
        {withValues(texts.moveNote, {
          when: `${formatDate(appointment.date, 'short', locale)}, ${formatTime(appointment.time, locale)}`,
        })}
      </p>
      <div className="booking-columns">
        <BookingCalendar
          store={store}
          today={today}
          onChoose={(day) => void chooseDay(store, token, day)}
          onRetry={() => void loadDaysToMove(store, token)}
        />
        <StartsToMove store={store} onRetry={(day) => void chooseDay(store, token, day)} />
      </div>
      <p className="appointment-failure" role="alert">
        <PhoneLinked text={failure ?? ''} />
      </p>
      <div className="site-actions">
        <button
          type="button"
          className="ui-button"
          data-kind="action"
          aria-disabled={pending}
          onClick={() => void (pending || move())}
        >
          {pending
            ? words.moving
            : date && time
              ? words.moveTo(formatDate(date, 'short', locale), formatTime(time, locale))
              : words.move}
        </button>
        <button type="button" className="ui-button" onClick={onClose}>
          {words.keepAsItIs}
        </button>
      </div>
    </section>
  );
}
