import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Focuses the returned ref's element when it appears, so that a form that was opened is read out. */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const target = useRef<E>(null);
  useLayoutEffect(() => target.current?.focus(), []);
  return target;
}
