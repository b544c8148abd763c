/** How long a message stays, in milliseconds (spec §9). */
const DURATION = 5000;

/** How far to the right a message is swept away, in px (spec §9). */
const SWIPE = 50;

/**
 * Watches over the message in `region` until the function that it answers is called: dismisses it
 * when its time is over, by Escape or by a swipe; F8 moves the focus to it. Its time does not run
 * while it is pointed at or holds the focus.
 */
export function watchToast(region: HTMLElement, dismiss: () => void): () => void {
  const toast = region.firstElementChild as HTMLElement;
  // Put in anew: words that are the same as before would change nothing, and not be spoken.
  region.append(toast);
  const watch = new AbortController();
  const { signal } = watch;

  let timer: ReturnType<typeof setTimeout>;
  const keepTime = () => {
    clearTimeout(timer);
    if (!region.matches(':hover, :focus-within')) timer = setTimeout(dismiss, DURATION);
  };
  for (const sign of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    region.addEventListener(sign, keepTime, { signal });
  }

  region.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') dismiss();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'F8') region.focus();
    },
    { signal },
  );

  watchSwipe(toast, dismiss, signal);
  keepTime();
  return () => {
    clearTimeout(timer);
    watch.abort();
  };
}

function watchSwipe(toast: HTMLElement, dismiss: () => void, signal: AbortSignal) {
  let start: number | undefined;
  const follow = (distance: number) => {
    toast.style.translate = `${Math.max(0, distance)}px`;
  };

  toast.addEventListener(
    'pointerdown',
    (event) => {
      start = event.clientX;
    },
    { signal },
  );
  // On the document: a pointer that moves fast is ahead of what follows it.
  document.addEventListener(
    'pointermove',
    (event) => {
      if (start !== undefined) follow(event.clientX - start);
    },
    { signal },
  );
  const finish = (distance: number) => {
    if (start === undefined) return;
    start = undefined;
    if (distance >= SWIPE) dismiss();
    else follow(0);
  };
  document.addEventListener('pointerup', (event) => finish(event.clientX - (start ?? 0)), {
    signal,
  });
  document.addEventListener('pointercancel', () => finish(0), { signal });
}
