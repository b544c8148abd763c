export interface ElementEvent {
  name: `inspection-${string}`;
  cancelable?: boolean;
}

/** Callback props that dispatch the events of their names; each returns false if a listener called preventDefault(). */
export const eventProps = (element: HTMLElement, events: Readonly<Record<string, ElementEvent>>) =>
  Object.fromEntries(
    Object.entries(events).map(([prop, { name, cancelable = false }]) => [
      prop,
      (detail: unknown) =>
        element.dispatchEvent(
          new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
        ),
    ]),
  );
