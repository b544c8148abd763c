import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** React's behavior; stores here never change while a tree is rendered. */
export function useSyncExternalStore<T>(
  subscribe: (listener: () => void) => () => void,
  snapshot: () => T,
): T {
  const value = snapshot();
  const [, render] = useState({});
  const latest = useRef({ value, snapshot });
  latest.current = { value, snapshot };
  useLayoutEffect(() => {
    const check = () => {
      if (!Object.is(latest.current.value, latest.current.snapshot())) render({});
    };
    check();
    return subscribe(check);
  }, [subscribe]);
  return value;
}
