/**
 * Applies the handlers and attributes of floating-ui's `getReferenceProps()` to an element that another
 * component renders.
 *
 * @returns A function that removes them.
 */
export function bindTrigger(trigger: HTMLElement, props: Record<string, unknown>): () => void {
  const binding = new AbortController();
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') {
      trigger.addEventListener(
        name.slice('on'.length).toLowerCase(),
        (event) => value(asReactEvent(event)),
        { signal: binding.signal },
      );
    } else if (name.startsWith('aria-') && typeof value === 'string') {
      const before = trigger.getAttribute(name);
      trigger.setAttribute(name, before ? `${before} ${value}` : value);
      binding.signal.addEventListener('abort', () => {
        if (before === null) trigger.removeAttribute(name);
        else trigger.setAttribute(name, before);
      });
    }
  }
  return () => binding.abort();
}

/** floating-ui's handlers read `nativeEvent`, a field of React's events. */
const asReactEvent = (event: Event) => Object.assign(event, { nativeEvent: event });

/** Dispatches the event that made floating-ui load again, now that its handlers are bound. */
export function redispatch(trigger: HTMLElement, event: Event): void {
  if (event instanceof FocusEvent) {
    if (trigger.matches(':focus')) trigger.dispatchEvent(new FocusEvent('focus'));
  } else if (trigger.matches(':hover')) {
    const { clientX, clientY, pointerType } = event as PointerEvent;
    trigger.dispatchEvent(new PointerEvent('pointerenter', { clientX, clientY, pointerType }));
    trigger.dispatchEvent(new MouseEvent('mouseenter', { clientX, clientY }));
  }
}
