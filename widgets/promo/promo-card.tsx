import { useRef } from 'react';
import { useStore } from 'zustand';
import { close, type Promotions, phaseAt } from '#domain/promotions/promo-cycle.ts';
import type { PromoLinks, PromoStore, PromoWidgetProps } from './promo.types.ts';
import { PromoMessage } from './promo-message.tsx';
import { usePromoClock } from './use-promo-clock.ts';

type PromoCardProps = PromoLinks &
  Pick<PromoWidgetProps, 'placement' | 'bar'> & { store: PromoStore; promotions: Promotions };

/** The current message; null between messages. */
export function PromoCard({ store, promotions, ...options }: PromoCardProps) {
  const cycle = useStore(store, (state) => state.cycle);
  const { pauseHandlers, resume } = usePromoClock(store, promotions);
  const focusedBefore = useRef<EventTarget | null>(null);
  const { promotion } = phaseAt(promotions, cycle);
  if (!promotion) return null;

  const closeCard = () => {
    if (focusedBefore.current instanceof HTMLElement) {
      focusedBefore.current.focus({ preventScroll: true });
    }
    resume();
    store.setState({ cycle: close(store.getState().cycle) });
  };

  return (
    <PromoMessage
      promotion={promotion}
      {...options}
      onClose={closeCard}
      {...pauseHandlers}
      onFocusCapture={({ currentTarget, relatedTarget }) => {
        pauseHandlers.onFocusCapture();
        if (!currentTarget.contains(relatedTarget as Node | null)) {
          focusedBefore.current = relatedTarget;
        }
      }}
    />
  );
}
