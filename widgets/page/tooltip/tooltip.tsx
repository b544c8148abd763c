import { cloneElement, type ReactElement } from 'react';

interface TooltipProps {
  /** Short and without markup; it is also read out as the control's description. */
  text: string;
  /** One element that can be pointed at and focused: a button, a link. */
  children: ReactElement<{ 'data-tooltip'?: string }>;
}

/** Says more of a control when it is pointed at or focused; `TooltipLayer` shows it. */
export function Tooltip({ text, children }: TooltipProps) {
  return cloneElement(children, { 'data-tooltip': text });
}
