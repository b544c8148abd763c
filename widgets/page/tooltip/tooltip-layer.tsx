import { useEffect, useState } from 'react';
import { onDemand } from '#widgets/core/on-demand.ts';
import type { Touched } from './tooltip-touched.ts';

const bubbles = onDemand(() => import('./tooltip-bubbles.tsx'));

/**
 * Shows the tooltips of the page: of every element with `data-tooltip`, once it is pointed at or
 * focused. What positions and times them is loaded at the first such sign. A finger does not
 * hover, and gets none.
 */
export function TooltipLayer() {
  const [touched, setTouched] = useState<readonly Touched[]>([]);

  useEffect(() => {
    const notice = (sign: Event) => {
      const trigger = (sign.target as Element).closest<HTMLElement>('[data-tooltip]');
      if (!trigger || (sign as PointerEvent).pointerType === 'touch') return;
      const add = () =>
        setTouched((before) =>
          before.some((other) => other.trigger === trigger)
            ? before
            : [...before.filter((other) => other.trigger.isConnected), { trigger, sign }],
        );
      // Without it the control's own name must do.
      bubbles.load().then(add, () => undefined);
    };
    document.addEventListener('pointerover', notice, { passive: true });
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, []);

  const TooltipBubbles = bubbles.value?.TooltipBubbles;
  return TooltipBubbles ? <TooltipBubbles touched={touched} /> : null;
}
