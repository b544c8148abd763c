import form from '#ui/form/form.css?inline';
import { defineElement, type ElementContract } from '#widgets/element/define-element.tsx';
import styles from './contact.css?inline';
import { createContactStore } from './contact.store.ts';
import { ContactWidget } from './contact.tsx';
import type { ContactStore, ContactWidgetProps } from './contact.types.ts';

/**
 * Asks for an inspection; the owner calls back.
 *
 * @tag inspection-contact
 * @fires {CustomEvent<{ id: string }>} inspection-contact-sent - A request is stored; no personal
 *   data.
 * @csspart field - A label, its control and the line below.
 * @csspart label - The name of a control.
 * @csspart control - An input, a list or a text area.
 * @csspart message - The hint or the mistake below a control.
 * @csspart button - The button that sends, and the one that asks again.
 * @csspart toast - The message at the foot of the card.
 */
export const contactElement = {
  tag: 'inspection-contact',
  component: ContactWidget,
  createStore: createContactStore,
  styles: [form, styles],
  events: { onSent: { name: 'inspection-contact-sent' } },
} satisfies ElementContract<ContactWidgetProps, ContactStore>;

defineElement<ContactWidgetProps, ContactStore>(contactElement);
