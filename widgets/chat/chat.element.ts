import { address, oneOf } from '#widgets/element/attributes.ts';
import type { BusinessSource } from '#widgets/element/business-at.ts';
import { defineElement } from '#widgets/element/define-element.tsx';
import type { ElementContract } from '#widgets/element/element-contract.ts';
import styles from './chat.css?inline';
import { createChatStore } from './chat.store.ts';
import { ChatWidget } from './chat.tsx';
import type { ChatStore, ChatWidgetProps } from './chat.types.ts';

/**
 * Answers common questions by rules. Nothing is sent or stored.
 *
 * An overlay (`position: fixed`) in a corner of the window, sized by its content: the launcher, or
 * the panel once it is opened. On a phone the launcher is only its icon, and the panel is a modal
 * dialog over the page. The launcher fades while a visitor is in a field, and while it would cover
 * a control, a heading, a price, a license, or an element of your page with the attribute
 * `data-keep-clear`. Put the tag at the end of the body, outside of any transformed element; your
 * page may set its `inset` and `z-index`.
 *
 * @tag inspection-chat
 * @attr {'bottom-right' | 'bottom-left'} placement=bottom-right - The window's corner.
 * @attr {string} site-base - The site that answers link to. Defaults to `api-base`.
 * @csspart message - A message of either side.
 * @csspart link - A link of an answer.
 * @csspart control - The text field.
 * @csspart button - The send button.
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

/** Registers the element; see `defineElement`. */
export const define = (source?: BusinessSource): void =>
  defineElement<ChatWidgetProps, ChatStore>(chatElement, source);
