import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { advance, type Promotions, phaseAt } from '#domain/promotions/promo-cycle.ts';
import type { PromoStore } from './promo.types.ts';

/**
 * Advances the cycle. Pauses while the banner is hovered or has the focus, and resumes where it
 * stopped; `pauseHandlers` belong on the banner.
 */
export function usePromoClock(store: PromoStore, promotions: Promotions) {
  const cycle = useStore(store, (state) => state.cycle);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const { remaining } = phaseAt(promotions, cycle);
    const timer = setTimeout(
      () => store.setState({ cycle: advance(promotions, cycle, remaining) }),
      remaining,
    );
    return () => {
      clearTimeout(timer);
      // Neither the timer nor a close changed the cycle: it pauses here.
      if (store.getState().cycle !== cycle) return;
      const elapsed = Math.min(performance.now() - startedAt, remaining - 1);
      store.setState({ cycle: advance(promotions, cycle, elapsed) });
    };
  }, [store, promotions, cycle, paused]);

  return {
    /** Ends a pause, because a removed banner gets no leave or blur event. */
    resume() {
      setHovered(false);
      setFocused(false);
    },
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocusCapture: () => setFocused(true),
      onBlurCapture: () => setFocused(false),
    },
  };
}
