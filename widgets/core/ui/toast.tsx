import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStyles } from '../use-styles.ts';
import styles from './toast.css?inline';
import { watchToast } from './watch-toast.ts';

export interface ToastMessage {
  title: string;
  description: string;
  kind?: 'default' | 'destructive';
}

interface ToastProps {
  message: ToastMessage | undefined;
  onDismiss: () => void;
  /** Takes the messages over; then none is shown here. */
  onToast?: ((message: ToastMessage) => void) | undefined;
}

/** The one message that a widget shows at a time, or hands to the page if the page shows them. */
export function Toast({ onToast, ...own }: ToastProps) {
  return onToast ? <HandedOver {...own} onToast={onToast} /> : <OwnToast {...own} />;
}

function HandedOver({ message, onDismiss, onToast }: Required<ToastProps>) {
  const handedOver = useRef<ToastMessage>(undefined);
  useEffect(() => {
    // It is still here in whatever is rendered before its dismissal.
    if (!message || message === handedOver.current) return;
    handedOver.current = message;
    onToast?.(message);
    onDismiss();
  });
  return null;
}

/**
 * At the foot of the widget's own card: it never covers the page. Stands there empty before there
 * is a message, or the first would not be spoken.
 */
function OwnToast({ message, onDismiss }: ToastProps) {
  const region = useRef<HTMLDivElement>(null);
  const close = useRef(() => {});
  useStyles(region, styles);

  useLayoutEffect(() => {
    close.current = () => {
      // What is dismissed by keyboard must not leave the focus nowhere.
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
            aria-label="Dismiss"
            onClick={() => close.current()}
          >
            ×
          </button>
        </div>
      ) : null}
    </div>
  );
}
