import { type RefObject, useRef } from 'react';
import {
  close,
  type PromoCycle,
  type Promotions,
  promoAt,
} from '#domain/promotions/promo-cycle.ts';
import type { PromoStore } from './promo.store.ts';
import type { PromoWidgetProps } from './promo.tsx';
import { PromoOffer } from './promo-offer.tsx';
import { usePromoClock } from './use-promo-clock.ts';

export type PromoCardProps = Omit<PromoWidgetProps, 'store'> & {
  store: PromoStore;
  promotions: Promotions;
  cycle: PromoCycle;
  box?: RefObject<HTMLElement | null>;
};

/** No live region: an offer must not talk over what somebody came to do. It is found as a region. */
export function PromoCard({
  store,
  promotions,
  cycle,
  box,
  placement = 'bottom-left',
  ...way
}: PromoCardProps) {
  const clock = usePromoClock(store, promotions, cycle);
  const cameFrom = useRef<EventTarget | null>(null);
  const { promotion } = promoAt(promotions, cycle);

  const closeOffer = () => {
    // The button goes; a keyboard goes back to where it came from.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    clock.release();
    store.setState({ cycle: close(cycle) });
  };

  return (
    <section
      {...(box && { ref: box })}
      className="ui-card promo"
      part="card"
      aria-label="Current offer"
      hidden={!promotion}
      data-colour={promotion?.colour}
      data-above-chat={chatPlacement() === placement ? '' : undefined}
      {...clock.signs}
      onFocusCapture={({ currentTarget, relatedTarget }) => {
        clock.signs.onFocusCapture();
        if (!currentTarget.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget;
      }}
    >
      {promotion ? <PromoOffer promotion={promotion} {...way} onClose={closeOffer} /> : null}
    </section>
  );
}

/** Where the page has placed the help chat, if it has one; the launcher is then in that corner. */
function chatPlacement(): string | undefined {
  const chat = document.querySelector('inspection-chat');
  if (!chat) return undefined;
  return chat.getAttribute('placement') === 'bottom-left' ? 'bottom-left' : 'bottom-right';
}
