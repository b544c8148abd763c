import { useEffect, useState } from 'react';
import {
  advance,
  type PromoCycle,
  type Promotions,
  promoAt,
} from '#domain/promotions/promo-cycle.ts';
import type { PromoStore } from './promo.store.ts';

/**
 * Lets the cycle go on, save while the banner is pointed at or holds the focus; what has passed of
 * a message until then is not shown again. `signs` are the handlers that tell.
 */
export function usePromoClock(store: PromoStore, promotions: Promotions, cycle: PromoCycle) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = pointed || focused;

  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const { left } = promoAt(promotions, cycle);
    let over = false;
    const timer = setTimeout(() => {
      over = true;
      store.setState({ cycle: advance(promotions, cycle, left) });
    }, left);
    return () => {
      clearTimeout(timer);
      const passed = Math.min(performance.now() - since, left - 1);
      // Nobody else has moved the cycle on: it only stands still.
      if (!over && store.getState().cycle === cycle) {
        store.setState({ cycle: advance(promotions, cycle, passed) });
      }
    };
  }, [store, promotions, cycle, paused]);

  return {
    /** As if nothing pointed at it or focused it: for a banner that goes under the pointer. */
    release() {
      setPointed(false);
      setFocused(false);
    },
    signs: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocusCapture: () => setFocused(true),
      onBlurCapture: () => setFocused(false),
    },
  };
}
