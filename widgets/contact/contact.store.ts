import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { emptyForm, type FormState } from '#widgets/core/form/form-state.ts';
import type { ToastMessage } from '#widgets/core/ui/toast.tsx';
import type { Arriving } from '#widgets/core/use-arrival.ts';

/** The form, or the Thank You panel once a request is sent. */
export interface ContactState extends FormState, Arriving {
  sent: boolean;
  /** The earliest day that can be preferred; a browser's knowledge, never the server's. */
  earliest: CalendarDate | undefined;
  toast: ToastMessage | undefined;
  /** True when the code that sends could not be loaded. */
  offline: boolean;
}

export type ContactStore = StoreApi<ContactState>;

export const createContactStore = (): ContactStore =>
  createStore(() => ({
    ...emptyForm,
    arriving: false,
    sent: false,
    earliest: undefined,
    toast: undefined,
    offline: false,
  }));

export const dismissToast = (store: ContactStore) => store.setState({ toast: undefined });
