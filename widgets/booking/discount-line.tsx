import { discountPromise } from '#domain/promotions/discount.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import type { Booked } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';

/** The promise of the discount that the visitor asked for, as rows of the confirmation's list. */
export function DiscountLine({ booked }: { booked: Booked }) {
  const { discount } = booked;
  const words = useWords(bookingStepsWords);
  const { locale } = useBusiness();
  return discount ? (
    <>
      <dt>{words.offer}</dt>
      <dd>{`${words.amountOff(discount.amount)} ${discountPromise(discount, locale)}`}</dd>
    </>
  ) : null;
}
