import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import type { UnavailableSlot } from './booking.types.ts';
import { reasonOf } from './booking-failure.ts';
import { tooLateText } from './option-period.tsx';
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
  children: ReactNode;
}

/** The slot to be booked or, if it is unavailable, the remaining times of its day. */
export function Appointment({ date, time, unavailable, children, ...choices }: AppointmentProps) {
  const { timeZone } = useBusiness();
  const localTime = time && visitorTime(date, time, timeZone);
  return (
    <div className="booking-slot" data-unavailable={unavailable ? '' : undefined}>
      <strong>{formatDate(date, 'long')}</strong>
      {time ? <span>{`${formatTime(time)} ${timeZone.label}`}</span> : null}
      {localTime ? <span>(your time: {localTime})</span> : null}
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
  const notice = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each unavailable slot is announced anew
  useLayoutEffect(() => notice.current?.focus(), [unavailable]);
  const { remaining, reason, maybeOwn } = unavailable;
  const isDayFull = remaining.length === 0;
  return (
    <>
      <p tabIndex={-1} ref={notice}>
        <PhoneLinked text={reasonOf(unavailable, business)} />{' '}
        {isDayFull
          ? 'No available times for this date. Please select a different date.'
          : maybeOwn
            ? 'What you entered is kept.'
            : reason
              ? 'These times fit. What you entered is kept.'
              : 'Take another time? What you entered is kept.'}
        {late.length > 0
          ? ` ${tooLateText(business.words)}: ${late.map(formatTime).join(', ')}.`
          : null}
      </p>
      <div className="booking-remaining">
        {remaining.map((time) => (
          <button
            key={time}
            type="button"
            className="ui-button"
            part="button"
            data-kind="action"
            aria-label={`Book ${formatTime(time)} instead`}
            onClick={() => onOtherTime(time)}
          >
            {formatTime(time)}
          </button>
        ))}
        {isDayFull ? (
          <button type="button" className="ui-button" part="button" onClick={onOtherDate}>
            Choose another date
          </button>
        ) : null}
      </div>
    </>
  );
}
