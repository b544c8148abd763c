import { type RefObject, useLayoutEffect } from 'react';

/** In such a window the panel covers the page, which Tab then cannot reach. */
const COVERS_PAGE = '(width < 600px)';

/**
 * Opens the dialog: modal where it covers the page, else beside the page. Switches with the window
 * size and keeps the focus inside.
 */
export function useDialogMode(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const covers = matchMedia(COVERS_PAGE);
    const open = () => {
      const { activeElement } = dialog.getRootNode() as Document | ShadowRoot;
      const focused = dialog.contains(activeElement) ? (activeElement as HTMLElement) : undefined;
      dialog.close();
      if (covers.matches) dialog.showModal();
      // show() would take the focus from the page.
      else dialog.open = true;
      focused?.focus({ preventScroll: true });
    };
    open();
    covers.addEventListener('change', open);
    return () => {
      covers.removeEventListener('change', open);
      dialog.close();
    };
  }, [ref]);
}
