/** Which part of the first step. */
export type Part = 'day' | 'time';

/** Scrolls to the start of the card, and on to the part that the visitor goes back to, if there is one. */
export function showStep(card: HTMLElement, part: Part | undefined): void {
  scrollToStart(card);
  if (part) showPart(card, part);
}

export function showPart(within: HTMLElement, part: Part): void {
  const control =
    part === 'day'
      ? within.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')
      : (within.querySelector<HTMLElement>('.booking-times input:checked') ??
        within.querySelector<HTMLElement>('.booking-day'));
  control?.focus({ preventScroll: true });
  if (part === 'time') revealTimes(within);
  else control?.scrollIntoView({ block: 'nearest' });
}

/** Scrolls as little as it takes to see the start times, which stand below the calendar on a phone. */
export function revealTimes(within: Element): void {
  within
    .querySelector('.booking-times')
    ?.scrollIntoView({ block: 'nearest', behavior: behavior() });
}

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/**
 * Scrolls the card's top to where the window's free part begins: below the page's `scroll-padding` and
 * below whatever header stays there, which a page may have forgotten to say.
 */
export function scrollToStart(card: HTMLElement, motion?: 'smooth'): void {
  const covered = coveredTop(card);
  const padding = getComputedStyle(document.documentElement).scrollPaddingTop;
  const said = padding.endsWith('px') ? Number.parseFloat(padding) : 0;
  card.style.setProperty('--booking-top', `${covered}px`);
  card.style.setProperty('--booking-scroll', `${Math.max(0, covered - said)}px`);
  const { top } = card.getBoundingClientRect();
  const isThere = top >= Math.max(covered, said) && top < innerHeight / 4;
  if (!isThere) card.scrollIntoView({ block: 'start', behavior: motion ? behavior() : 'auto' });
}

/** How much of the window's top is under what is fixed or stuck there, in px. */
function coveredTop(card: HTMLElement): number {
  const { left, width } = card.getBoundingClientRect();
  const root = card.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : card;
  const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  const bottoms = document
    .elementsFromPoint(x, 1)
    .filter((element) => !element.contains(host) && isStuck(element))
    .map((element) => element.getBoundingClientRect().bottom)
    // Something as high as this is no header.
    .filter((bottom) => bottom < innerHeight / 2);
  return Math.max(0, ...bottoms);
}

const isStuck = (element: Element) =>
  ['fixed', 'sticky'].includes(getComputedStyle(element).position);
