import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import leadForm from '#widgets/core/ui/lead-form.css?inline';
import styles from './contact.css?inline';
import { type ContactStore, createContactStore } from './contact.store.ts';
import { ContactWidget, type ContactWidgetProps } from './contact.tsx';

/**
 * `<inspection-contact>`: asks for an inspection; the owner calls back.
 *
 * Attributes, which are properties too: `partner`, `api-base` (`apiBase`), `theme` (auto, light,
 * dark).
 * Event: `inspection-contact-sent` with `detail: { id }`, no personal data.
 * Parts: `card`, `title`, `field`, `label`, `control`, `message`, `button`, `toast`, `licence`.
 * Properties for colours and type: those of `tokens.css` that begin with `--inspection-`, and
 * `--inspection-font`.
 * Room: 860 px high, 1200 px in a container narrower than 520 px (`core/room.ts`).
 */
export const contactElement = {
  tag: 'inspection-contact',
  component: ContactWidget,
  createStore: createContactStore,
  styles: [leadForm, styles],
  events: { onSent: { name: 'inspection-contact-sent' } },
} satisfies ElementContract<ContactWidgetProps, ContactStore>;

defineElement<ContactWidgetProps, ContactStore>(contactElement);
