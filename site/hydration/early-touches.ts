/**
 * What the visitor does before React listens is kept and done again once it does. What the browser
 * does by itself (following a link, opening the menu, ticking a box, typing) is left alone.
 */
export interface EarlyTouches {
  /**
   * From here on React, which is taking over, is told of none of it: for the first press it would
   * finish the whole page in one piece, and the visitor would wait for it.
   */
  hold(): void;
  /** Does everything again; from here on React notices by itself. */
  replay(): void;
}

/** What React finishes a page at once for. */
const pressing = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'],
  ...['keydown', 'keypress', 'keyup', 'textInput', 'input', 'change', 'click'],
  ...['compositionstart', 'compositionend', 'paste', 'cut', 'contextmenu', 'dblclick'],
];

/** Buttons that the browser does nothing with by itself, and the days of a calendar. */
const clickable = 'button[type="button"]:not([popovertarget]), [data-date]';

export function keepEarlyTouches(root: Document): EarlyTouches {
  const controller = new AbortController();
  const { signal } = controller;
  const clicks: HTMLElement[] = [];
  const submits = new Map<HTMLFormElement, HTMLElement | null>();
  const typed = new Set<EventTarget>();

  root.addEventListener(
    'click',
    (event) => {
      const place = (event.target as Element).closest<HTMLElement>(clickable);
      if (place) clicks.push(place);
    },
    { capture: true, signal },
  );
  root.addEventListener(
    'submit',
    (event) => {
      // Sent by the browser, what was typed would end up in the address.
      event.preventDefault();
      submits.set(event.target as HTMLFormElement, event.submitter);
    },
    { capture: true, signal },
  );
  root.addEventListener('input', ({ target }) => target && typed.add(target), {
    capture: true,
    signal,
  });

  return {
    hold() {
      const keepFromReact = (event: Event) => event.stopPropagation();
      // Passive: what the browser does by itself goes on.
      const options = { capture: true, passive: true, signal };
      for (const name of pressing) root.addEventListener(name, keepFromReact, options);
    },
    replay() {
      controller.abort();
      for (const control of typed) control.dispatchEvent(new Event('input', { bubbles: true }));
      for (const place of clicks) place.click();
      for (const [form, submitter] of submits) form.requestSubmit(submitter);
    },
  };
}
