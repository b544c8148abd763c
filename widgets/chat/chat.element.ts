import { address, oneOf } from '#widgets/element/attributes.ts';
import { defineElement, type ElementContract } from '#widgets/element/define-element.tsx';
import styles from './chat.css?inline';
import { createChatStore } from './chat.store.ts';
import { ChatWidget } from './chat.tsx';
import type { ChatStore, ChatWidgetProps } from './chat.types.ts';

/**
 * Answers common questions by rules. Nothing is sent and nothing is stored.
 *
 * An overlay (`position: fixed`) in a corner of the window, as large as what it shows: the launcher,
 * or the panel once it is opened. On a phone the launcher is its icon, and the panel a modal dialog over
 * the page. The launcher fades while a visitor is in a field, and while it would lie over a control, a
 * heading, a price, a license, or an element of your page with the attribute `data-keep-clear`. Put the tag
 * at the end of the body, outside of any transformed element; your page may set its `inset` and `z-index`.
 *
 * @tag inspection-chat
 * @attr {'bottom-right' | 'bottom-left'} placement=bottom-right - The window's corner.
 * @attr {string} site-base - Address of the site that answers lead to. Without it, `api-base`.
 * @csspart message - What either side says.
 * @csspart link - A place that an answer leads to.
 * @csspart control - Where the visitor writes.
 * @csspart button - Sends what was written.
 */
export const chatElement = {
  tag: 'inspection-chat',
  component: ChatWidget,
  createStore: createChatStore,
  styles: [styles],
  attributes: {
    placement: oneOf(['bottom-right', 'bottom-left'], 'bottom-right'),
    siteBase: address(),
  },
} satisfies ElementContract<ChatWidgetProps, ChatStore>;

defineElement<ChatWidgetProps, ChatStore>(chatElement);
