import { type RefObject, useEffect, useRef } from 'react';

/** Part of a widget's state: true from an act that changes the view until the new view has it. */
export interface Arriving {
  arriving: boolean;
}

interface ArrivingStore {
  getState(): Arriving;
  setState(change: Arriving): void;
}

/**
 * Gives the focus to the heading, or the one button, of a view that the visitor's own act has put
 * in another's place, and never to one that the page has mounted, moved or inserted again.
 */
export function useArrival<E extends HTMLElement = HTMLHeadingElement>(
  store: ArrivingStore,
): RefObject<E | null> {
  const arrived = useRef<E>(null);
  useEffect(() => {
    if (!store.getState().arriving) return;
    store.setState({ arriving: false });
    arrived.current?.focus();
  }, [store]);
  return arrived;
}
