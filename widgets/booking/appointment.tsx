import { useLayoutEffect, useRef } from 'react';
import { capitalized } from '#domain/locale/capitalized.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useWords } from '#ui/words.ts';
import type { UnavailableSlot } from './booking.types.ts';
import { reasonOf } from './booking-failure.ts';
import { bookingStepsWords } from './booking-steps.words.ts';
import { bookingWidgetWords } from './booking-widget.words.ts';
import { lateTimesText } from './option-period.tsx';
import { visitorTime } from './visitor-time.ts';

interface AppointmentProps {
  date: CalendarDate;
  time: TimeOfDay | undefined;
  unavailable: UnavailableSlot | undefined;
  /** The remaining times whose report comes after the option period ends. */
  late: readonly TimeOfDay[];
  /** Books another time of the same day. */
  onOtherTime: (time: TimeOfDay) => void;
  onOtherDate: () => void;
  /** Shown below the day and the time. */
  children: Elements;
}

/** The slot to be booked or, if it is unavailable, the remaining times of its day. */
export function Appointment({ date, time, unavailable, children, ...choices }: AppointmentProps) {
  const business = useBusiness();
  const { locale, timeZone } = business;
  const words = useWords(bookingStepsWords);
  const localTime = time && visitorTime(date, time, business);
  return (
    <div className="booking-slot" data-unavailable={unavailable ? '' : undefined}>
      <strong>{capitalized(formatDate(date, 'long', locale))}</strong>
      {time ? <span>{words.timeIn(formatTime(time, locale), timeZone.label)}</span> : null}
      {localTime ? <span>{words.yourTimeBeside(localTime)}</span> : null}
      {unavailable ? <RemainingTimes unavailable={unavailable} {...choices} /> : children}
    </div>
  );
}

type RemainingTimesProps = Pick<AppointmentProps, 'late' | 'onOtherTime' | 'onOtherDate'> & {
  unavailable: UnavailableSlot;
};

/** One click books another time, because everything else is already entered. */
function RemainingTimes({ unavailable, late, onOtherTime, onOtherDate }: RemainingTimesProps) {
  const business = useBusiness();
  const { locale } = business;
  const words = useWords(bookingStepsWords);
  const { noTimes } = useWords(bookingWidgetWords);
  const notice = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each unavailable slot is announced anew
  useLayoutEffect(() => notice.current?.focus(), [unavailable]);
  const { remaining, reason, maybeOwn } = unavailable;
  const isDayFull = remaining.length === 0;
  return (
    <>
      <p tabIndex={-1} ref={notice}>
        <PhoneLinked text={reasonOf(unavailable, business)} />{' '}
        <span>
          {isDayFull
            ? noTimes
            : maybeOwn
              ? words.inputKept
              : reason
                ? words.timesFit
                : words.takeAnother}
        </span>
        {late.length > 0 ? <span>{` ${lateTimesText(late, business)}`}</span> : null}
      </p>
      <div className="booking-remaining">
        {remaining.map((time) => (
          <button
            key={time}
            type="button"
            className="ui-button"
            part="button"
            data-kind="action"
            aria-label={words.bookInstead(formatTime(time, locale))}
            onClick={() => onOtherTime(time)}
          >
            {formatTime(time, locale)}
          </button>
        ))}
        {isDayFull ? (
          <button type="button" className="ui-button" part="button" onClick={onOtherDate}>
            {words.chooseAnotherDate}
          </button>
        ) : null}
      </div>
    </>
  );
}
