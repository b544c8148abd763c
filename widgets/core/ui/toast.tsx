import { useEffect, useState } from 'react';

export interface ToastMessage {
  title: string;
  description: string;
  kind?: 'default' | 'destructive';
}

/** Milliseconds (spec §9). */
const DURATION = 5000;

/**
 * The one message that a widget shows at a time, inside the widget's own box: it never covers the
 * page. It waits while it is pointed at or holds the focus.
 */
export function Toast({
  message,
  onDismiss,
}: {
  message: ToastMessage | undefined;
  onDismiss: () => void;
}) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(onDismiss, DURATION);
    return () => clearTimeout(timer);
  }, [message, held, onDismiss]);

  return (
    <div className="ui-toasts" aria-live="polite" role="status">
      {message ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: only watched, to keep a message that is being read
        <div
          className="ui-toast"
          data-kind={message.kind ?? 'default'}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <div>
            <strong>{message.title}</strong>
            <span>{message.description}</span>
          </div>
          <button
            type="button"
            className="ui-toast-close"
            aria-label="Dismiss"
            onClick={() => {
              setHeld(false);
              onDismiss();
            }}
          >
            ×
          </button>
        </div>
      ) : null}
    </div>
  );
}
