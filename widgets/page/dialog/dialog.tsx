import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  title: string;
  /** Called when it is closed by the button, Esc or the way back. */
  onClose: () => void;
  /** As wide as the window allows, for long texts. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A native modal dialog, open as long as it is rendered. The browser holds the focus in it and
 * gives it back to where it came from.
 */
export function Dialog({ title, onClose, wide, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const cameFrom = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // React takes the element away before the browser could.
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="page-dialog"
      data-wide={wide ? '' : undefined}
      aria-labelledby={id}
      closedby="closerequest"
      onClose={onClose}
      onCancel={(event) => {
        // A file chooser inside it is cancelled by an event of the same name.
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
