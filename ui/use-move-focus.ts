import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Part of a widget's state: true from an action until the view that it opens is rendered. */
export interface MoveFocus {
  moveFocus: boolean;
}

interface MoveFocusStore {
  getState(): MoveFocus;
  setState(change: MoveFocus): void;
}

/**
 * Focuses the returned ref's element after the visitor's own action replaced one view with another.
 * Leaves the focus alone when the page mounts, moves or re-inserts the widget.
 */
export function useMoveFocus<E extends HTMLElement = HTMLHeadingElement>(
  store: MoveFocusStore,
): RefObject<E | null> {
  const target = useRef<E>(null);
  // An effect that waits for the next frame could take the focus from where the visitor is by then.
  useLayoutEffect(() => {
    if (!store.getState().moveFocus) return;
    store.setState({ moveFocus: false });
    target.current?.focus();
  }, [store]);
  return target;
}
