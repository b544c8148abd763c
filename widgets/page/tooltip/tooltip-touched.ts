/** A trigger of a tooltip, and the event by which it was first pointed at or focused. */
export interface Touched {
  trigger: HTMLElement;
  sign: Event;
}
