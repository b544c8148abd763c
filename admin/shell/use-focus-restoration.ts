import { useEffect } from 'react';

/** Where the focus is: the position in its parent of each element from the screen down. */
interface Place {
  element: Element;
  screen: Element;
  path: readonly number[];
}

const tabbable =
  'a[href], button:not(:disabled), input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/**
 * Keeps the focus of whoever uses the keyboard when its element is removed: the bar of a saved form, a button that
 * did its work. It goes to what is in that place now, else to the control before it. Browsers leave it on the body,
 * from where a screen reader begins at the top of the page.
 */
export function useFocusRestoration(): void {
  useEffect(() => {
    let last: Place | undefined;
    const remember = ({ target }: FocusEvent) => {
      // A tap shows no focus, and a text field that gets it would open a phone's keyboard.
      last = (target as Element).matches(':focus-visible') ? placeOf(target as Element) : undefined;
    };
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget) return;
      // Chromium sends the event before it removes the element; a window in the background keeps its focus.
      queueMicrotask(() => {
        const element = target as Element;
        if (element.isConnected && document.activeElement !== element) last = undefined;
      });
    };
    const observer = new MutationObserver(() => {
      if (last?.element.isConnected) last = placeOf(last.element);
      else if (last?.screen.isConnected && document.activeElement === document.body) {
        nearest(last)?.focus();
      }
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, []);
}

/** Undefined outside a screen. */
function placeOf(element: Element): Place | undefined {
  const path: number[] = [];
  for (let at = element; at.parentElement; at = at.parentElement) {
    if (at.matches('.admin-screen')) return { element, screen: at, path };
    path.unshift([...at.parentElement.children].indexOf(at));
  }
  return undefined;
}

function nearest({ screen, path }: Place): HTMLElement | undefined {
  let parent = screen;
  let isGone = false;
  for (const index of path) {
    const child = parent.children[index];
    isGone = !child;
    if (!child) break;
    parent = child;
  }
  const controls = [...screen.querySelectorAll<HTMLElement>(tabbable)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
  const inPlace = isGone ? undefined : controls.find((control) => parent.contains(control));
  return (
    inPlace ??
    controls.findLast(
      (control) =>
        parent.contains(control) ||
        parent.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING,
    )
  );
}
