/** Milliseconds that a toast stays (spec §9). */
const DURATION = 5000;

/** Minimum swipe to the right, in px, that dismisses a toast (spec §9). */
const SWIPE = 50;

/**
 * Dismisses the toast in `region` after its time, by Escape or by a swipe; F8 focuses it. Hovering
 * or focusing the toast pauses the time.
 *
 * @returns A function that stops watching.
 */
export function watchToast(region: HTMLElement, dismiss: () => void): () => void {
  const toast = region.firstElementChild as HTMLElement;
  // Inserted again, because the same text would be no change and not be announced.
  region.append(toast);
  const watch = new AbortController();
  const { signal } = watch;

  let timer: ReturnType<typeof setTimeout>;
  const restartTimer = () => {
    clearTimeout(timer);
    if (!region.matches(':hover, :focus-within')) timer = setTimeout(dismiss, DURATION);
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) {
    region.addEventListener(type, restartTimer, { signal });
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
  restartTimer();
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
  // On the document, because a fast pointer leaves the toast.
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
