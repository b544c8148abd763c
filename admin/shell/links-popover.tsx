import { type FocusEvent, type ReactNode, useRef } from 'react';

interface LinksPopoverProps {
  /** The `popovertarget` value of its button. */
  id: string;
  className: string;
  children: ReactNode;
}

/** Closes on a click inside, and before it would cover the next focused element (WCAG 2.4.11). */
export function LinksPopover({ id, className, children }: LinksPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = () => box.current?.hidePopover();

  function closeIfLeft({ relatedTarget: next }: FocusEvent) {
    // Its own button already closes it.
    if (!(next instanceof Element) || next.getAttribute('popovertarget') === id) return;
    if (!box.current?.contains(next)) close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its links are the controls
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div
      className={className}
      id={id}
      popover="auto"
      ref={box}
      onClick={close}
      onBlur={closeIfLeft}
    >
      {children}
    </div>
  );
}
