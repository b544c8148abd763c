import { type ReactNode, useEffect, useRef } from 'react';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import type { LostTime } from './booking.store.ts';
import { whyLost } from './booking-failure.ts';
import { PhoneLinked } from './phone-linked.tsx';
import { visitorTime } from './visitor-time.ts';

interface AppointmentProps {
  date: CalendarDate;
  time: TimeOfDay | undefined;
  lost: LostTime | undefined;
  /** Goes on with another time of the day. */
  onTake: (time: TimeOfDay) => void;
  onOtherDate: () => void;
  /** What is told besides the day and the time. */
  children: ReactNode;
}

/** What is about to be booked, or, when somebody was faster, what is left of the day. */
export function Appointment({ date, time, lost, children, ...choices }: AppointmentProps) {
  const own = time && visitorTime(date, time);
  return (
    <div className="booking-slot" data-lost={lost ? '' : undefined}>
      <strong>{formatDate(date, 'long')}</strong>
      {time ? <span>{formatTime(time)} Central Time</span> : null}
      {own ? <span>(your time: {own})</span> : null}
      {lost ? <TimesLeft lost={lost} {...choices} /> : children}
    </div>
  );
}

/** One click goes on with another time: everything else is typed already. */
function TimesLeft({
  lost,
  onTake,
  onOtherDate,
}: { lost: LostTime } & Pick<AppointmentProps, 'onTake' | 'onOtherDate'>) {
  const notice = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that is lost is told
  useEffect(() => notice.current?.focus(), [lost]);
  const none = lost.left.length === 0;
  return (
    <>
      <p tabIndex={-1} ref={notice}>
        <PhoneLinked text={whyLost(lost)} />{' '}
        {none
          ? 'No available times for this date. Please select a different date.'
          : lost.maybeOwn
            ? 'What you entered is kept.'
            : 'Take another time? What you entered is kept.'}
      </p>
      <div className="booking-left">
        {lost.left.map((time) => (
          <button
            key={time}
            type="button"
            className="ui-button"
            part="button"
            data-kind="action"
            aria-label={`Book ${formatTime(time)} instead`}
            onClick={() => onTake(time)}
          >
            {formatTime(time)}
          </button>
        ))}
        {none ? (
          <button type="button" className="ui-button" part="button" onClick={onOtherDate}>
            Choose another date
          </button>
        ) : null}
      </div>
    </>
  );
}
