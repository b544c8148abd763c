import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useLayoutEffect, useRef } from 'react';
import { DURATION, dismissToast, type ShownToast } from './toast-store.ts';

/** How far to the right a message is swept away, in px (spec §9). */
const SWIPE = 50;

/** Moves the focus to the messages (spec §9). */
const HOTKEY = ['F8'];

/**
 * Radix would speak each message from a copy beside it. It stands in a live region already: the
 * copies go where nobody hears them, and searching the page finds each message once.
 */
const silence = document.createElement('div');

export function ToastRegion({ toast }: { toast: ShownToast | undefined }) {
  const viewport = useRef<HTMLOListElement>(null);
  const id = toast?.id;

  // A modal dialog covers all but what came to the top layer after it, as each message does.
  useLayoutEffect(() => {
    if (id === undefined) return;
    viewport.current?.hidePopover?.();
    viewport.current?.showPopover?.();
  }, [id]);

  return (
    <Provider
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE}
      announcerContainer={silence}
    >
      {toast ? (
        <Root
          key={toast.id}
          className="page-toast"
          data-kind={toast.kind ?? 'default'}
          open={toast.open}
          onOpenChange={() => dismissToast(toast.id)}
        >
          <div className="page-toast-words">
            <Title className="page-toast-title">{toast.title}</Title>
            <Description>{toast.description}</Description>
          </div>
          {toast.action ? (
            <Action
              className="page-toast-action"
              altText={toast.action.altText}
              onClick={toast.action.onAct}
            >
              {toast.action.label}
            </Action>
          ) : null}
          <Close className="page-toast-close" aria-label="Dismiss">
            ×
          </Close>
        </Root>
      ) : null}
      <Viewport ref={viewport} className="page-toasts" popover="manual" hotkey={HOTKEY} />
    </Provider>
  );
}
