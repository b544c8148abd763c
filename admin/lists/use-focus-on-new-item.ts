import { useEffect, useRef } from 'react';

/**
 * After "Show more" the focus goes to the first new item: the button itself may be gone. `expect`
 * is called when more is asked for, `list` holds the items.
 */
export function useFocusOnNewItem(length: number) {
  const list = useRef<HTMLOListElement>(null);
  const expected = useRef<number>(undefined);

  useEffect(() => {
    const index = expected.current;
    if (index === undefined || length <= index) return;
    expected.current = undefined;
    (list.current?.children[index] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [length]);

  return {
    list,
    expect() {
      expected.current = length;
    },
  };
}
