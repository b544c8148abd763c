import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onDemand } from '#widgets/core/on-demand.ts';
import { PlainToast } from './plain-toast.tsx';
import { toastStore } from './toast-store.ts';

const region = onDemand(() => import('./toast-region.tsx'));

/**
 * Where the page's messages appear (spec §2, §9); one a page. The live region stands there from
 * the start, or the first message would not be spoken; what fills it is loaded for the first one.
 */
export function Toasts() {
  const { toast } = useStore(toastStore);
  const [failed, setFailed] = useState<boolean>();

  useEffect(() => {
    if (!toast || region.value) return;
    region.load().then(
      () => setFailed(false),
      () => setFailed(true),
    );
  }, [toast]);

  // Somebody who fills in a form will get a message, perhaps when the line is down.

  useEffect(() => {
    const prepare = ({ target }: FocusEvent) => {
      if ((target as Element).closest('form')) region.load().then(stop, stop);
    };
    const stop = () => document.removeEventListener('focusin', prepare);
    document.addEventListener('focusin', prepare);
    return stop;
  }, []);

  const ToastRegion = region.value?.ToastRegion;
  return (
    <div aria-live="polite">
      {ToastRegion ? <ToastRegion toast={toast} /> : failed ? <PlainToast toast={toast} /> : null}
    </div>
  );
}
