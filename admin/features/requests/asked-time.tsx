import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { failureText } from '#admin/failure-text.ts';
import { AskedDiscount } from '#admin/features/bookings/booking/asked-discount.tsx';
import { BookedPrice } from '#admin/features/bookings/booking/booked-price.tsx';
import { bookByHand } from '#admin/features/bookings/booking-calls.ts';
import { formatSlot } from '#admin/features/bookings/slot/slot-text.ts';
import { useSavedBooking } from '#admin/features/bookings/use-bookings.ts';
import { Button } from '#admin/shell/button.tsx';
import { ApiError } from '#client/api-error.ts';
import { createIdempotencyKeys } from '#client/idempotency-key.ts';
import { bookingOfRequest } from '#domain/booking/request/booking-of-request.ts';
import { visitFacts } from '#domain/booking/visit.ts';
import type { AskedAppointment } from '#domain/inspection-request/asked-appointment.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { formatDay } from '#domain/schedule/next-slot.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';

interface AskedTimeProps {
  request: ContactRequest;
  asked: AskedAppointment;
}

/** The time that the client asked for, to book with one tap; if taken, that day's other times. */
export function AskedTime({ request, asked }: AskedTimeProps) {
  const { book, busy, refusal } = useBookAsked(request, asked);
  const isOpen = !request.bookingId && !request.erasedAt;
  return (
    <section className="admin-asked" aria-label="Time the client wants">
      <p className="admin-asked-time">
        Wants <strong>{formatSlot(asked)}</strong>
      </p>
      {isOpen ? (
        <>
          <p>Not booked: online bookings had reached the limit.</p>
          {refusal ? null : (
            <Button kind="primary" busy={busy} onClick={() => book(asked.time)}>
              <CalendarCheck size={18} />
              <span>
                {busy ? 'Booking…' : `Book ${formatDay(asked.date)}, ${formatTime(asked.time)}`}
              </span>
            </Button>
          )}
          {refusal ? (
            <div className="admin-alert" role="alert">
              <span>{refusal.text}</span>
              <div className="admin-asked-times">
                {refusal.starts.map((time) => (
                  <Button key={time} busy={busy} onClick={() => book(time)}>
                    {`Book ${formatTime(time)}`}
                  </Button>
                ))}
                <Link
                  className="ui-button admin-quiet"
                  href={`/bookings/new?request=${request.id}`}
                >
                  Choose another day
                </Link>
              </div>
            </div>
          ) : null}
        </>
      ) : null}
      {asked.quote ? <BookedPrice quote={asked.quote} /> : null}
      <AskedDiscount booking={asked} />
      {visitFacts(asked).map(({ label, text }) => (
        <p key={label}>{`${label}: ${text}`}</p>
      ))}
    </section>
  );
}

interface Refusal {
  text: string;
  /** The free starts of the day. */
  starts: readonly TimeOfDay[];
}

function useBookAsked(request: ContactRequest, asked: AskedAppointment) {
  const [keyOf] = useState(createIdempotencyKeys);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [, navigate] = useLocation();
  const saved = useSavedBooking();

  async function book(time: TimeOfDay) {
    const body = bookingOfRequest(request, asked, time);
    setBusy(true);
    try {
      const booking = await bookByHand({ ...body }, keyOf(body));
      saved(booking);
      navigate(`/bookings/${booking.id}`);
      showToast({ title: 'Booked', description: `${booking.name}, ${formatSlot(booking)}.` });
    } catch (error) {
      setBusy(false);
      setRefusal(refusalOf(error, time));
    }
  }
  return { book: (time: TimeOfDay) => void book(time), busy, refusal };
}

function refusalOf(error: unknown, time: TimeOfDay): Refusal {
  const slots = error instanceof ApiError ? error.problem?.slots : undefined;
  if (!slots) return { text: failureText(error), starts: [time] };
  const starts = slots.map((slot) => slot.time);
  const others = starts.length > 0 ? 'These times of the day are free.' : 'The day is full.';
  return { text: `${formatTime(time)} is no longer free. ${others}`, starts };
}
