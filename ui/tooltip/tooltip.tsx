import { cloneElement, type ReactElement } from 'react';

interface TooltipProps {
  /** Short plain text; it is also the control's accessible description. */
  text: string;
  /** One element that can be hovered and focused: a button or a link. */
  children: ReactElement<{ 'data-tooltip'?: string }>;
}

/** Describes a control when it is hovered or focused; `TooltipLayer` shows it. */
export function Tooltip({ text, children }: TooltipProps) {
  return cloneElement(children, { 'data-tooltip': text });
}
