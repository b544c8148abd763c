import form from '#ui/form/form.css?inline';
import { flag } from '#widgets/element/attributes.ts';
import type { BusinessSource } from '#widgets/element/business-at.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import type { ElementContract } from '#widgets/element/element-contract.ts';
import { pageMetadata } from '#widgets/element/page-metadata.ts';
import { prefillAttributes } from '#widgets/element/prefill.ts';
import styles from './contact.css?inline';
import { createContactStore } from './contact.store.ts';
import { ContactWidget } from './contact.tsx';
import type { ContactStore, ContactWidgetProps } from './contact.types.ts';

/**
 * Asks for an inspection; the owner calls back.
 *
 * @tag inspection-contact
 * @attr {string} prefill-name - The visitor's name, as far as your page knows it. What the visitor types
 *   stays; text that the form would refuse is ignored.
 * @attr {string} prefill-email - Likewise, the visitor's email address.
 * @attr {string} prefill-phone - Likewise, the visitor's phone number.
 * @attr {string} prefill-address - Likewise, the address of the property.
 * @attr {boolean} test - Test mode: everything works and is marked as a test, but nothing is booked or
 *   stored.
 * @prop {Metadata} metadata - Up to 10 short texts of yours about the lead, such as `{ 'listing-id': '42' }`: the owner
 *   sees them with it, and webhooks send them. In HTML, write `data-meta-listing-id="42"`. Names have at most 40
 *   lower-case letters, digits and hyphens, texts 200 characters.
 * @fires {CustomEvent<{ id: string; test?: true }>} inspection-contact-sent - A request is stored; no
 *   personal data. `test` in test mode.
 * @csspart field - A label, its control and the line below.
 * @csspart label - The name of a control.
 * @csspart control - An input, a list or a text area.
 * @csspart message - The hint or the error below a control.
 * @csspart button - The buttons that submit and retry.
 * @csspart toast - The message at the bottom of the card.
 */
export const contactElement = {
  tag: 'inspection-contact',
  component: ContactWidget,
  createStore: createContactStore,
  styles: [form, styles],
  metadata: pageMetadata,
  attributes: { ...prefillAttributes, test: flag() },
  events: { onSent: { name: 'inspection-contact-sent' } },
} satisfies ElementContract<ContactWidgetProps, ContactStore>;

/** Registers the element; see `defineElement`. */
export const define = (source?: BusinessSource): void =>
  defineElement<ContactWidgetProps, ContactStore>(contactElement, source);
