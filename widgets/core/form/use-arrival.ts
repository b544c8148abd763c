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
 * Gives the focus to the heading of a view that the visitor's own act has put in another's place,
 * and never to one that the page has mounted, moved or inserted again.
 */
export function useArrival(store: ArrivingStore): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!store.getState().arriving) return;
    store.setState({ arriving: false });
    heading.current?.focus();
  }, [store]);
  return heading;
}
