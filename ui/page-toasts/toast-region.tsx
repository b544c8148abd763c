import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useLayoutEffect, useRef } from 'react';
import { pageWords } from '#ui/page.words.ts';
import { uiWords } from '#ui/ui.words.ts';
import { useWords } from '#ui/words.ts';
import { DURATION, dismissToast, type ShownToast } from './toast-store.ts';

/** Minimum swipe to the right, in px, that dismisses a toast (spec §9). */
const SWIPE = 50;

/** Focuses the toast region (spec §9). */
const HOTKEY = ['F8'];

/**
 * Radix announces each toast from a copy. The toast is already in a live region, so the copies go
 * into a detached element, and a search of the page finds each message once.
 */
const detachedAnnouncer = document.createElement('div');

export function ToastRegion({ toast }: { toast: ShownToast | undefined }) {
  const words = useWords(pageWords);
  const { dismiss } = useWords(uiWords);
  const viewport = useRef<HTMLOListElement>(null);
  const id = toast?.id;

  // Enters the top layer again for each toast: a modal dialog covers what entered it earlier.
  useLayoutEffect(() => {
    if (id === undefined) return;
    viewport.current?.hidePopover?.();
    viewport.current?.showPopover?.();
  }, [id]);

  return (
    <Provider
      label={words.notification}
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={SWIPE}
      announcerContainer={detachedAnnouncer}
    >
      {toast ? (
        <Root
          key={toast.id}
          className="page-toast"
          data-kind={toast.kind ?? 'default'}
          open={toast.open}
          onOpenChange={() => dismissToast(toast.id)}
        >
          <div className="page-toast-text">
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
          <Close className="page-toast-close" aria-label={dismiss}>
            ×
          </Close>
        </Root>
      ) : null}
      <Viewport
        ref={viewport}
        className="page-toasts"
        popover="manual"
        label={words.notifications}
        hotkey={HOTKEY}
      />
    </Provider>
  );
}
