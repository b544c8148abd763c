import {
  autoUpdate,
  FloatingDelayGroup,
  flip,
  offset,
  safePolygon,
  shift,
  useDelayGroup,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { bindTrigger, replay } from './tooltip-binding.ts';
import type { Touched } from './tooltip-touched.ts';

/** Milliseconds that a control is pointed at until its tooltip opens (spec §9). */
const OPEN_DELAY = 700;

/** Milliseconds after one closed in which the next opens without that delay (spec §9). */
const SKIP_DELAY = 300;

const middleware = [offset(8), flip({ padding: 8 }), shift({ padding: 8 })];

export function TooltipBubbles({ touched }: { touched: readonly Touched[] }) {
  return (
    <FloatingDelayGroup delay={{ open: OPEN_DELAY, close: 0 }} timeoutMs={SKIP_DELAY}>
      {touched.map((one) => (
        <TooltipBubble key={keyOf(one.trigger)} {...one} />
      ))}
    </FloatingDelayGroup>
  );
}

const keys = new WeakMap<Element, number>();
let lastKey = 0;

function keyOf(trigger: Element): number {
  const key = keys.get(trigger) ?? ++lastKey;
  keys.set(trigger, key);
  return key;
}

function TooltipBubble({ trigger, sign }: Touched) {
  const [open, setOpen] = useState(false);
  const { refs, elements, context, x, y } = useFloating({
    open,
    onOpenChange: setOpen,
    elements: { reference: trigger },
    placement: 'top',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware,
  });
  const { delay } = useDelayGroup(context);
  const { getReferenceProps, getFloatingProps } = useInteractions([
    // Its own text can be pointed at too (WCAG 1.4.13).
    useHover(context, { delay, mouseOnly: true, move: false, handleClose: safePolygon() }),
    useFocus(context),
    useDismiss(context, { referencePress: true }),
    useRole(context, { role: 'tooltip' }),
  ]);

  useEffect(() => bindTrigger(trigger, getReferenceProps()), [trigger, getReferenceProps]);
  useEffect(() => replay(trigger, sign), [trigger, sign]);
  useLayoutEffect(() => {
    if (elements.floating) elements.floating.style.translate = `${x}px ${y}px`;
  }, [elements.floating, x, y]);

  if (!open) return null;
  return (
    <div className="page-tooltip" ref={refs.setFloating} {...getFloatingProps()}>
      {trigger.dataset.tooltip}
    </div>
  );
}
