import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  title: string;
  /** Called when it is closed by the button, Esc or the back gesture. */
  onClose: () => void;
  /** As wide as the window allows, for long texts. */
  wide?: boolean;
  /** On a phone it rises from the bottom, as high as its content, instead of filling the screen. */
  sheet?: boolean;
  children: ReactNode;
}

/** A native modal dialog, open as long as it is rendered. Restores the focus when it unmounts. */
export function Dialog({ title, onClose, wide, sheet, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const previousFocus = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // React removes the element before the browser restores the focus.
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="page-dialog"
      data-wide={wide ? '' : undefined}
      data-sheet={sheet ? '' : undefined}
      aria-labelledby={id}
      closedby="closerequest"
      onClose={onClose}
      onCancel={(event) => {
        // A file chooser inside it is canceled by an event of the same name.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className="page-dialog-head">
        <h2 className="page-dialog-title" id={id}>
          {title}
        </h2>
        <button type="button" className="page-dialog-close" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      <div className="page-dialog-body">{children}</div>
    </dialog>
  );
}
