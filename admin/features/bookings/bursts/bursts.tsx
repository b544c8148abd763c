import { ShieldAlert } from 'lucide-react';
import { Button } from '#admin/shell/button.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingBurst } from '#domain/booking/limits/booking-bursts.ts';
import { thousands } from '#domain/quote/dollars.ts';
import { useBusiness } from '#ui/business.tsx';
import { burstDetails, burstTitle } from './burst-text.ts';

interface BurstsProps {
  bursts: readonly BookingBurst[];
  onSelect: (bookings: readonly Booking[]) => void;
}

/** One line for each burst of bookings. */
export function Bursts({ bursts, onSelect }: BurstsProps) {
  const { timeZone } = useBusiness();
  if (bursts.length === 0) return null;
  return (
    <section className="admin-panel admin-bursts" aria-label="Unusual numbers of bookings">
      <ul>
        {bursts.map((burst) => (
          <li key={burst.bookings[0]?.id}>
            <ShieldAlert size={24} />
            <div>
              <p className="admin-panel-title">{burstTitle(burst)}</p>
              <p>{burstDetails(burst, timeZone)}</p>
            </div>
            <Button onClick={() => onSelect(burst.bookings)}>
              {`Select all ${thousands(burst.bookings.length)}`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
