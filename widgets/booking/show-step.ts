/** The part of the first step. */
export type Part = 'day' | 'time';

/** Scrolls to the start of the card, or to the part that the visitor returns to. */
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

/** Scrolls just far enough to show the start times, which are below the calendar on a phone. */
export function revealTimes(within: Element): void {
  within
    .querySelector('.booking-times')
    ?.scrollIntoView({ block: 'nearest', behavior: behavior() });
}

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/**
 * Scrolls the card's top to the window's uncovered part: below the page's `scroll-padding`, and
 * below any fixed header, which a page may have forgotten to declare.
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

/** How much of the window's top is covered by fixed or sticky elements, in px. */
function coveredTop(card: HTMLElement): number {
  const { left, width } = card.getBoundingClientRect();
  const root = card.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : card;
  const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
  const bottoms = document
    .elementsFromPoint(x, 1)
    .filter((element) => !element.contains(host) && isStuck(element))
    .map((element) => element.getBoundingClientRect().bottom)
    // Anything this tall is not a header.
    .filter((bottom) => bottom < innerHeight / 2);
  return Math.max(0, ...bottoms);
}

const isStuck = (element: Element) =>
  ['fixed', 'sticky'].includes(getComputedStyle(element).position);
