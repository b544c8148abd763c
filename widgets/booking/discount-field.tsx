import { useId } from 'react';
import { useStore } from 'zustand';
import { discountPromise } from '#domain/promotions/discount.ts';
import type { BookingStore } from './booking.types.ts';

/** Asks for the discount of the current promotion; nothing if there is none. */
export function DiscountField({ store }: { store: BookingStore }) {
  const offered = useStore(store, (state) => state.offeredDiscount);
  const asked = useStore(store, (state) => state.values['promotion']);
  const promise = useId();
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
        <span>Please take {amount} off</span>
      </label>
      <p className="ui-message" id={promise}>
        Our offer: “{message}” {discountPromise(offered)}
      </p>
    </div>
  );
}
