import { type RefObject, useLayoutEffect, useState } from 'react';
import { coversControl } from '#ui/overlay/covered-control.ts';
import { warnIfTrapped } from '#ui/overlay/warn-if-trapped.ts';
import { watchPage } from '#ui/overlay/watch-page.ts';
import type { PromoWidgetProps } from './promo.types.ts';

/** `away`: the line would cover a control, so it is not shown. */
type PromoPlace = 'corner' | 'line' | 'away';

/** Window width in px from which a card fits beside a text column. */
const WIDE = 700;

/**
 * Where a message of the element is shown: in a corner of a wide window while neither control nor text
 * lies under it, else as a line at the top edge, and not while that would cover a control. A message
 * that has left the corner stays a line, so that it does not jump about.
 */
export function usePromoPlace(
  card: RefObject<HTMLElement | null>,
  bar: PromoWidgetProps['bar'],
): PromoPlace {
  const [place, setPlace] = useState<PromoPlace>(() =>
    !bar && innerWidth >= WIDE ? 'corner' : 'line',
  );

  useLayoutEffect(() => {
    const { current } = card;
    // The page's own bar is made for it.
    if (bar || !current) return;
    warnIfTrapped(current);
    let frame = 0;
    let now: PromoPlace = innerWidth < WIDE ? 'line' : 'corner';
    const show = (next: PromoPlace) => {
      now = next;
      setPlace(next);
    };
    const check = () => {
      if (now !== 'corner') return show(coversControl(current) ? 'away' : 'line');
      if (innerWidth >= WIDE && !coversControl(current, { text: true })) return;
      // Measured once it is laid out as a line.
      show('away');
      frame = requestAnimationFrame(check);
    };
    const stop = watchPage(check);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [card, bar]);

  return place;
}
