import { useRef } from 'react';
import { useStore } from 'zustand';
import { close, type Promotions, phaseAt } from '#domain/promotions/promo-cycle.ts';
import { LicenceLine } from '#ui/licence-line.tsx';
import type { PromoLinks, PromoStore, PromoWidgetProps } from './promo.types.ts';
import { PromoOffer } from './promo-offer.tsx';
import { usePromoClock } from './use-promo-clock.ts';

type PromoCardProps = PromoLinks &
  Pick<PromoWidgetProps, 'placement'> & { store: PromoStore; promotions: Promotions };

/** The current message; null between two. No live region: an offer must not interrupt a screen reader. */
export function PromoCard({
  store,
  promotions,
  placement = 'bottom-left',
  ...links
}: PromoCardProps) {
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
    <section
      className="ui-card promo"
      part="card"
      aria-label="Current offer"
      data-colour={promotion.colour}
      data-above-chat={chatPlacement() === placement ? '' : undefined}
      {...pauseHandlers}
      onFocusCapture={({ currentTarget, relatedTarget }) => {
        pauseHandlers.onFocusCapture();
        if (!currentTarget.contains(relatedTarget as Node | null)) {
          focusedBefore.current = relatedTarget;
        }
      }}
    >
      <PromoOffer promotion={promotion} {...links} />
      <button
        type="button"
        className="promo-close"
        aria-label="Close the offer"
        onClick={closeCard}
      >
        ×
      </button>
      <LicenceLine />
    </section>
  );
}

/** The corner of the page's help chat, if it has one: its launcher is there. */
function chatPlacement(): string | undefined {
  const chat = document.querySelector('inspection-chat');
  if (!chat) return undefined;
  return chat.getAttribute('placement') === 'bottom-left' ? 'bottom-left' : 'bottom-right';
}
