/** An element with a tooltip, and the event by which it was first hovered or focused. */
export interface TooltipTrigger {
  element: HTMLElement;
  event: Event;
}
