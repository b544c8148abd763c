/**
 * Gives an element that React does not render here what `getReferenceProps()` of floating-ui gives
 * to one that it does: handlers and attributes. Returns how to take them back.
 */
export function bindTrigger(trigger: HTMLElement, props: Record<string, unknown>): () => void {
  const binding = new AbortController();
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') {
      trigger.addEventListener(
        name.slice('on'.length).toLowerCase(),
        (event) => value(asReact(event)),
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

/** The handlers look for the browser's event inside React's. */
const asReact = (event: Event) => Object.assign(event, { nativeEvent: event });

/** Lets the handlers have the event that came before they did. */
export function replay(trigger: HTMLElement, sign: Event): void {
  if (sign instanceof FocusEvent) {
    if (trigger.matches(':focus')) trigger.dispatchEvent(new FocusEvent('focus'));
  } else if (trigger.matches(':hover')) {
    const { clientX, clientY, pointerType } = sign as PointerEvent;
    trigger.dispatchEvent(new PointerEvent('pointerenter', { clientX, clientY, pointerType }));
    trigger.dispatchEvent(new MouseEvent('mouseenter', { clientX, clientY }));
  }
}
