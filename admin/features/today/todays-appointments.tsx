import { Link } from 'wouter';
import { DayBookings } from '#admin/features/bookings/agenda/agenda-view.tsx';
import { EmptyList } from '#admin/lists/list-parts.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { DayPlan } from './day-plan.ts';
import { EndedAppointment } from './ended-appointment.tsx';
import { NextAppointment } from './next-appointment.tsx';

interface TodaysAppointmentsProps {
  plan: DayPlan;
  /** All bookings of the plan's days, for the drives. */
  bookings: readonly Booking[];
  now: Date;
  /** Called with the saved booking. */
  onSaved: (booking: Booking) => void;
}

/** The next appointment, overdue ones, and the rest of today. */
export function TodaysAppointments({ plan, bookings, now, onSaved }: TodaysAppointmentsProps) {
  const { next, ended, later } = plan;
  return (
    <>
      {next ? (
        <NextAppointment
          key={next.id}
          booking={next}
          bookings={bookings}
          now={now}
          onSaved={onSaved}
        />
      ) : (
        <EmptyList title="Nothing is booked in the next two weeks">
          <p>
            Agreed on one by phone? <Link href="/bookings/new">Book it by hand</Link>
          </p>
        </EmptyList>
      )}
      {ended.length > 0 ? (
        <section className="admin-day" aria-labelledby="ended">
          <h2 className="admin-section-title" id="ended">
            Not completed yet
          </h2>
          <ul className="admin-cards">
            {ended.map((booking) => (
              <li key={booking.id}>
                <EndedAppointment booking={booking} onSaved={onSaved} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {later.length > 0 ? (
        <section className="admin-day" aria-labelledby="later">
          <h2 className="admin-section-title" id="later">
            Later today
          </h2>
          <DayBookings bookings={later} ofDay={bookings} />
        </section>
      ) : null}
    </>
  );
}
