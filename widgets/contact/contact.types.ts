import type { StoreApi } from 'zustand/vanilla';
import type { AreaState } from '#client/service-area.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { ToastMessage } from '#ui/toast/toast.types.ts';
import type { MoveFocus } from '#ui/use-move-focus.ts';
import type { MetadataProps } from '#widgets/element/page-metadata.ts';
import type { PrefillProps } from '#widgets/element/prefill.ts';
import type { WidgetProps } from '#widgets/element/widget-props.ts';

/** The form, or the Thank You panel once a request is sent. */
export interface ContactState extends FormState, MoveFocus, AreaState {
  sent: boolean;
  toast: ToastMessage | undefined;
  /** What went wrong, until the next attempt, if it is not the fault of a field. */
  failure: string | undefined;
  /** True if the code that sends could not be loaded. */
  offline: boolean;
  /** True while the card reserves room for a message below the button. */
  messageRoom: boolean;
}

export type ContactStore = StoreApi<ContactState>;

export interface ContactWidgetProps extends WidgetProps, PrefillProps, MetadataProps {
  store?: ContactStore;
  /** On a page whose server accepts the form without JavaScript. */
  plainPost?: boolean | undefined;
  /** Test mode: the server validates and answers, but stores nothing. */
  test?: boolean | undefined;
  /** Called with the id of a request once it is stored; `test` in test mode. */
  onSent?: (request: { id: string; test?: true }) => void;
}
