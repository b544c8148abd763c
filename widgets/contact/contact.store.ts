import { createStore } from 'zustand/vanilla';
import type { RefusedRequest } from '#domain/inspection-request/refused-request.ts';
import { emptyForm } from '#ui/form/form-state.ts';
import type { ContactState, ContactStore } from './contact.types.ts';

const initial: ContactState = {
  ...emptyForm,
  moveFocus: false,
  sent: false,
  toast: undefined,
  failure: undefined,
  offline: false,
  messageRoom: false,
};

/** `refused`: the server's answer to a form that was sent without JavaScript. */
export const createContactStore = (refused?: RefusedRequest): ContactStore =>
  createStore(() => ({
    ...initial,
    ...refused,
    focus: refused && (Object.keys(refused.errors)[0] ?? 'submit'),
  }));
