import { useId } from 'react';
import { useStore } from 'zustand';
import { discountPromise } from '#domain/promotions/discount.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import type { BookingStore } from './booking.types.ts';
import { bookingStepsWords } from './booking-steps.words.ts';

/** Asks for the discount of the current promotion; nothing if there is none. */
export function DiscountField({ store }: { store: BookingStore }) {
  const offered = useStore(store, (state) => state.offeredDiscount);
  const asked = useStore(store, (state) => state.values['promotion']);
  const promise = useId();
  const words = useWords(bookingStepsWords);
  const { locale } = useBusiness();
  if (!offered) return null;
  const { promotionId, message, amount } = offered;
  return (
    <div className="booking-discount ui-wide">
      <label className="ui-check">
        <input
          type="checkbox"
          name="promotion"
          value={promotionId}
          defaultChecked={asked === promotionId}
          aria-describedby={promise}
        />
        <span>{words.takeOff(amount)}</span>
      </label>
      <p className="ui-message" id={promise}>
        {words.offerIs(message, discountPromise(offered, locale))}
      </p>
    </div>
  );
}
