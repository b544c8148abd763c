import { createStore } from 'zustand/vanilla';
import { emptyForm } from '#ui/form/form-state.ts';
import type { ContactState, ContactStore } from './contact.types.ts';

const initial: ContactState = {
  ...emptyForm,
  moveFocus: false,
  sent: false,
  toast: undefined,
  offline: false,
  messageRoom: false,
};

export const createContactStore = (): ContactStore => createStore(() => initial);
