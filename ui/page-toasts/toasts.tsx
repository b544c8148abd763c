import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { lazyChunk } from '#ui/lazy.ts';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { PlainToast } from './plain-toast.tsx';
import { toastStore } from './toast-store.ts';
import { useClearance } from './use-clearance.ts';

const region = lazyChunk(() => import('./toast-region.tsx'));

/**
 * The page's toast region (spec §2, §9); render one per page. The live region exists from the
 * start, or screen readers would miss the first toast; Radix is loaded for the first one. On a
 * phone a toast appears below the visible part of the element that `below` selects.
 */
export function Toasts({ below }: { below?: string }) {
  const { toast } = useStore(toastStore);
  const [failed, setFailed] = useState<boolean>();
  const place = useRef<HTMLDivElement>(null);
  useClearance(place, below, toast?.open ?? false);

  useEffect(() => {
    if (!toast || region.value) return;
    region.load().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [toast]);

  // Preloads at the first use of a form: its toast may have to say that the network is down.
  useEffect(() => {
    const prepare = ({ target }: FocusEvent) => {
      if ((target as Element).closest('form')) region.load().then(stop, stop);
    };
    const stop = () => document.removeEventListener('focusin', prepare);
    document.addEventListener('focusin', prepare);
    return stop;
  }, []);

  const ToastRegion = useLazyChunk(region)?.ToastRegion;
  return (
    <div aria-live="polite" ref={place}>
      {ToastRegion ? <ToastRegion toast={toast} /> : failed ? <PlainToast toast={toast} /> : null}
    </div>
  );
}
