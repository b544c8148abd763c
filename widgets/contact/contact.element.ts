import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import leadForm from '#widgets/core/ui/lead-form.css?inline';
import styles from './contact.css?inline';
import { type ContactStore, createContactStore } from './contact.store.ts';
import { ContactWidget, type ContactWidgetProps } from './contact.tsx';

/**
 * `<inspection-contact>`: asks for an inspection.
 */
export const contactElement = {
  tag: 'inspection-contact',
  component: ContactWidget,
  createStore: createContactStore,
  styles: [leadForm, styles],
  events: { onSent: { name: 'inspection-contact-sent' } },
} satisfies ElementContract<ContactWidgetProps, ContactStore>;

defineElement<ContactWidgetProps, ContactStore>(contactElement);
