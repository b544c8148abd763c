import { address, oneOf } from '#widgets/core/attributes.ts';
import { defineElement, type ElementContract } from '#widgets/core/define-element.tsx';
import styles from './chat.css?inline';
import { type ChatStore, createChatStore } from './chat.store.ts';
import { ChatWidget, type ChatWidgetProps } from './chat.tsx';

/**
 * `<inspection-chat>`: answers common questions by rules. Nothing is sent and nothing is stored.
 *
 * Attributes, which are properties too: `placement` (bottom-right, bottom-left), `site-base`
 * (`siteBase`), where answers lead to, else `api-base` (`apiBase`); `partner`, `theme` (auto, light,
 * dark).
 * Parts: `card`, `title`, `licence`, `message`, `link`, `control`, `button`.
 * Properties for colours and type: those of `tokens.css` that begin with `--inspection-`, and
 * `--inspection-font`.
 * Room: none. The element is an overlay (`position: fixed`) in a corner of the window and stays
 * inside its own box: the launcher, or the panel once it is opened. Put it at the end of the body,
 * outside of whatever is transformed; `inset` and `z-index` are the page's to change.
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
