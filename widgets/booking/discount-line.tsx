import { discountPromise } from '#domain/promotions/discount.ts';
import type { BookingState } from './booking.types.ts';

/** What the confirmation promises to who has asked for the discount; rows of its list. */
export function DiscountLine({ booked }: { booked: NonNullable<BookingState['booked']> }) {
  const { discount } = booked;
  return discount ? (
    <>
      <dt>Offer</dt>
      <dd>
        {discount.amount} off. {discountPromise(discount)}
      </dd>
    </>
  ) : null;
}
