import { createStore } from 'zustand/vanilla';
import type { ToastMessage } from '#ui/toast/toast.types.ts';

export interface PageToast extends ToastMessage {
  /** A button in the toast, which closes it too. */
  action?: {
    label: string;
    /** Announced instead of the button: another way to do the same. */
    altText: string;
    onAct: () => void;
  };
}

export interface ShownToast extends PageToast {
  id: number;
  open: boolean;
}

/** Milliseconds until a toast closes by itself (spec §9). */
export const DURATION = 5000;

/** Milliseconds until a dismissed toast is removed (spec §9). */
export const REMOVE_DELAY = 1_000_000;

/** At most one toast is visible (spec §9). One store per page, like the toast region. */
export const toastStore = createStore<{ toast: ShownToast | undefined }>(() => ({
  toast: undefined,
}));

let lastId = 0;

/** Shows a toast in place of the previous one. */
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
