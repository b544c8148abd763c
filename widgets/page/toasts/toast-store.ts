import { createStore } from 'zustand/vanilla';
import type { ToastMessage } from '#widgets/core/ui/toast.tsx';

export interface PageToast extends ToastMessage {
  /** Closes the message too. */
  action?: {
    label: string;
    /** What is read out in the button's place: another way to the same end. */
    altText: string;
    onAct: () => void;
  };
}

export interface ShownToast extends PageToast {
  id: number;
  open: boolean;
}

/** Milliseconds until a message closes by itself (spec §9). */
export const DURATION = 5000;

/** Milliseconds until a message that was dismissed is forgotten (spec §9). */
export const REMOVE_DELAY = 1_000_000;

/** At most one message is there (spec §9). One store a page: a page has one place for messages. */
export const toastStore = createStore<{ toast: ShownToast | undefined }>(() => ({
  toast: undefined,
}));

let lastId = 0;

/** Shows a message on the page, in place of the one before. */
export function showToast(message: PageToast): void {
  lastId += 1;
  toastStore.setState({ toast: { ...message, id: lastId, open: true } });
}

export function dismissToast(id: number): void {
  const { toast } = toastStore.getState();
  if (toast?.id !== id || !toast.open) return;
  toastStore.setState({ toast: { ...toast, open: false } });
  setTimeout(() => {
    if (toastStore.getState().toast?.id === id) toastStore.setState({ toast: undefined });
  }, REMOVE_DELAY);
}
