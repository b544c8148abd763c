import { useEffect, useState } from 'react';
import { lazyChunk } from '#ui/lazy.ts';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import type { TooltipTrigger } from './tooltip-trigger.ts';

const bubbles = lazyChunk(() => import('./tooltip-bubbles.tsx'));

/**
 * Shows the tooltip of any hovered or focused element with `data-tooltip`; render one per page.
 * floating-ui is loaded for the first one. A touch opens none, because a finger cannot hover.
 */
export function TooltipLayer() {
  const [triggers, setTriggers] = useState<readonly TooltipTrigger[]>([]);

  useEffect(() => {
    const notice = (event: Event) => {
      const element = (event.target as Element).closest<HTMLElement>('[data-tooltip]');
      if (!element || (event as PointerEvent).pointerType === 'touch') return;
      const add = () =>
        setTriggers((before) =>
          before.some((other) => other.element === element)
            ? before
            : [...before.filter((other) => other.element.isConnected), { element, event }],
        );
      // Without it the control still has its accessible name.
      bubbles.load().then(add, () => undefined);
    };
    document.addEventListener('pointerover', notice, { passive: true });
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, []);

  const TooltipBubbles = useLazyChunk(bubbles)?.TooltipBubbles;
  return TooltipBubbles ? <TooltipBubbles triggers={triggers} /> : null;
}
