import type { StoreApi } from 'zustand/vanilla';
import type { AreaState } from '#client/service-area.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { ToastMessage } from '#ui/toast/toast.types.ts';
import type { MoveFocus } from '#ui/use-move-focus.ts';
import type { WidgetProps } from '#widgets/element/widget-props.ts';

/** The form, or the Thank You panel once a request is sent. */
export interface ContactState extends FormState, MoveFocus, AreaState {
  sent: boolean;
  toast: ToastMessage | undefined;
  /** True when the code that sends could not be loaded. */
  offline: boolean;
}

export type ContactStore = StoreApi<ContactState>;

export interface ContactWidgetProps extends WidgetProps {
  store?: ContactStore;
  /** Called with the id of a request once it is stored. */
  onSent?: (request: { id: string }) => void;
}
