import type { Booking } from '#domain/booking/booking.schema.ts';

/** The discount that the client asked for; the price does not include it. */
export const AskedDiscount = ({ booking: { discount } }: { booking: Pick<Booking, 'discount'> }) =>
  discount ? (
    <p className="admin-booking-discount">
      <strong>{`Asked for ${discount.amount} off`}</strong>
      <span>{`, not included in the price: “${discount.message}”`}</span>
    </p>
  ) : null;
