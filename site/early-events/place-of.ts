/**
 * Finds `element` again after the page was rendered anew, as one is that a browser has translated
 * before hydration (`site/hydrate.tsx`): the one of its kind in the same place.
 */
export function placeOf<T extends Element>(element: T): () => T | undefined {
  const ofItsKind = () => [...document.querySelectorAll<T>(element.localName)];
  const index = ofItsKind().indexOf(element);
  return () => (element.isConnected ? element : ofItsKind()[index]);
}
