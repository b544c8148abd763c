import { discountPromise } from '#domain/promotions/discount.ts';
import type { BookingState } from './booking.types.ts';

/** The promise of the discount that the visitor asked for, as rows of the confirmation's list. */
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
