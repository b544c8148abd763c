import { type RefObject, useLayoutEffect, useState } from 'react';
import { elementsUnder } from '#ui/overlay/elements-under.ts';
import { isObstacle } from '#ui/overlay/obstacles.ts';
import { warnIfTrapped } from '#ui/overlay/warn-if-trapped.ts';
import { watchPage } from '#ui/overlay/watch-page.ts';
import type { PromoWidgetProps } from './promo.types.ts';

/** `away`: the line would cover something that must stay visible, so it is hidden. */
type PromoPlace = 'corner' | 'line' | 'away';

/** Window width in px from which a card fits beside a text column. */
const WIDE = 700;

/** A card must not cover any text; a line at the top edge, nothing read at a glance or clicked. */
const covers = (card: Element, place: PromoPlace, below: Set<Element>) => {
  const area = card.getBoundingClientRect();
  const obstacles = place === 'corner' ? { text: true } : { links: true };
  return [...below].some((element) => isObstacle(element, area, obstacles));
};

/**
 * Where a message is shown: in a corner of a wide window while no control or text is under it, else
 * as a line at the top edge, and not while the line would cover a control, a link, a heading, a
 * price or a license. A message that left the corner stays a line, so that it does not jump.
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
    const check = (below: Set<Element>) => {
      if (now !== 'corner') return show(covers(current, 'line', below) ? 'away' : 'line');
      if (innerWidth >= WIDE && !covers(current, 'corner', below)) return;
      // Measured once it is laid out as a line.
      show('away');
      frame = requestAnimationFrame(() => check(elementsUnder(current)));
    };
    const stop = watchPage(current, check);
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [card, bar]);

  return place;
}
