import { useEffect, useLayoutEffect, useRef } from 'react';
import { uiWords } from '#ui/ui.words.ts';
import { useStyles } from '#ui/use-styles.ts';
import { useWords } from '#ui/words.ts';
import styles from './toast.css?inline';
import type { ToastMessage } from './toast.types.ts';
import { watchToast } from './watch-toast.ts';

interface ToastProps {
  message: ToastMessage | undefined;
  onDismiss: () => void;
  /** Shows the messages elsewhere; then none is shown here. */
  onToast?: ((message: ToastMessage) => void) | undefined;
}

/** A widget's single toast, shown in its card or passed to the page that shows it itself. */
export function Toast({ onToast, ...toast }: ToastProps) {
  return onToast ? <ForwardedToast {...toast} onToast={onToast} /> : <CardToast {...toast} />;
}

function ForwardedToast({ message, onDismiss, onToast }: Required<ToastProps>) {
  const forwarded = useRef<ToastMessage>(undefined);
  useEffect(() => {
    // The component may render again before the message is dismissed.
    if (!message || message === forwarded.current) return;
    forwarded.current = message;
    onToast?.(message);
    onDismiss();
  });
  return null;
}

/**
 * At the foot of the widget's own card, so that it never covers the page. The empty live region
 * exists before the first message, or screen readers would miss that one.
 */
function CardToast({ message, onDismiss }: ToastProps) {
  const region = useRef<HTMLDivElement>(null);
  const close = useRef(() => {});
  const { dismiss } = useWords(uiWords);
  useStyles(region, styles);

  useLayoutEffect(() => {
    close.current = () => {
      // Keeps the focus in the region when the focused toast disappears.
      if (region.current?.matches(':focus-within')) region.current.focus();
      onDismiss();
    };
  });

  useLayoutEffect(() => {
    if (message && region.current) return watchToast(region.current, () => close.current());
  }, [message]);

  return (
    <div className="ui-toasts" role="status" aria-live="polite" tabIndex={-1} ref={region}>
      {message ? (
        <div className="ui-toast" part="toast" data-kind={message.kind ?? 'default'}>
          <div>
            <strong>{message.title}</strong>
            <span>{message.description}</span>
          </div>
          <button
            type="button"
            className="ui-toast-close"
            aria-label={dismiss}
            onClick={() => close.current()}
          >
            ×
          </button>
        </div>
      ) : null}
    </div>
  );
}
