/** How many px off the screen a part of a widget may stand when it is drawn. */
export const NEAR = 200;

/**
 * Calls `near` once, when `element` stands at most `distance` px off the screen.
 *
 * @returns what ends the waiting.
 */
export function whenNear(element: Element, distance: number, near: () => void): () => void {
  const observer = new IntersectionObserver(
    (sightings) => {
      // Whoever scrolls fast gathers several at once.
      if (!sightings.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      near();
    },
    { rootMargin: `${distance}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
