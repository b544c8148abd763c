import { type HTMLAttributes, useRef } from 'react';
import { nameAndLicense } from '#domain/business/name-and-license.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import type { PromoLinks, PromoWidgetProps } from './promo.types.ts';
import { PromoOffer } from './promo-offer.tsx';
import { promoWidgetWords } from './promo-widget.words.ts';
import { usePromoPlace } from './use-promo-place.ts';

type PromoMessageProps = PromoLinks &
  Pick<PromoWidgetProps, 'placement' | 'bar'> & {
    promotion: Promotion;
    onClose: () => void;
  } & Pick<
    HTMLAttributes<HTMLElement>,
    'onFocusCapture' | 'onBlurCapture' | 'onPointerEnter' | 'onPointerLeave'
  >;

/** One message. Not a live region, because an offer must not interrupt a screen reader. */
export function PromoMessage({
  promotion,
  placement = 'bottom-left',
  bar,
  onClose,
  onFocusCapture,
  onBlurCapture,
  onPointerEnter,
  onPointerLeave,
  ...links
}: PromoMessageProps) {
  const business = useBusiness();
  const words = useWords(promoWidgetWords);
  const card = useRef<HTMLElement>(null);
  const place = usePromoPlace(card, bar);
  return (
    <section
      ref={card}
      className="ui-card promo"
      part="card"
      aria-label={words.name}
      data-colour={promotion.colour}
      data-place={place}
      data-placement={placement}
      data-above-chat={chatPlacement() === placement ? '' : undefined}
      onFocusCapture={onFocusCapture}
      onBlurCapture={onBlurCapture}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <PromoOffer promotion={promotion} {...links} />
      <button type="button" className="promo-close" aria-label={words.close} onClick={onClose}>
        ×
      </button>
      <p className="promo-license" part="licence">
        {nameAndLicense(business)}
      </p>
    </section>
  );
}

/** The corner of the page's help chat, if it has one, because its launcher is there. */
function chatPlacement(): string | undefined {
  const chat = document.querySelector('inspection-chat');
  if (!chat) return undefined;
  return chat.getAttribute('placement') === 'bottom-left' ? 'bottom-left' : 'bottom-right';
}
