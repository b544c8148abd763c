import {
  FloatingDelayGroup,
  safePolygon,
  useDelayGroup,
  useDismiss,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { useEffect, useState } from 'react';
import { useAnchored } from '#ui/floating/use-anchored.ts';
import { bindTrigger, redispatch } from './tooltip-binding.ts';
import type { TooltipTrigger } from './tooltip-trigger.ts';

/** Milliseconds of hovering before a tooltip opens (spec §9). */
const OPEN_DELAY = 700;

/** Milliseconds after a tooltip closed in which the next opens at once (spec §9). */
const SKIP_DELAY = 300;

export function TooltipBubbles({ triggers }: { triggers: readonly TooltipTrigger[] }) {
  return (
    <FloatingDelayGroup delay={{ open: OPEN_DELAY, close: 0 }} timeoutMs={SKIP_DELAY}>
      {triggers.map((trigger) => (
        <TooltipBubble key={keyOf(trigger.element)} {...trigger} />
      ))}
    </FloatingDelayGroup>
  );
}

const keys = new WeakMap<Element, number>();
let lastKey = 0;

function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++lastKey;
  keys.set(element, key);
  return key;
}

function TooltipBubble({ element, event }: TooltipTrigger) {
  const [open, setOpen] = useState(false);
  const { refs, context } = useAnchored({
    open,
    onOpenChange: setOpen,
    elements: { reference: element },
    placement: 'top',
  });
  const { delay } = useDelayGroup(context);
  const { getReferenceProps, getFloatingProps } = useInteractions([
    // The tooltip itself can be hovered (WCAG 1.4.13).
    useHover(context, { delay, mouseOnly: true, move: false, handleClose: safePolygon() }),
    useFocus(context),
    useDismiss(context, { referencePress: true }),
    useRole(context, { role: 'tooltip' }),
  ]);

  useEffect(() => bindTrigger(element, getReferenceProps()), [element, getReferenceProps]);
  useEffect(() => redispatch(element, event), [element, event]);

  if (!open) return null;
  return (
    <div className="page-tooltip" ref={refs.setFloating} {...getFloatingProps()}>
      {element.dataset.tooltip}
    </div>
  );
}
