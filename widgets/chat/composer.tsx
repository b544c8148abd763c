import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { CHAT_MESSAGE_MAX } from '#domain/chat/chat-message.ts';
import { useBusiness } from '#ui/business.tsx';
import type { ChatStore } from './chat.types.ts';
import { send } from './conversation.ts';

/** The Enter that confirms an input method's word does not send. Preact has no `nativeEvent`. */
const sends = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.shiftKey && !(event.nativeEvent ?? event).isComposing;

export function Composer({ store }: { store: ChatStore }) {
  const business = useBusiness();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useStore(store, (state) => state.draft);

  useLayoutEffect(() => {
    if (field.current && field.current.value !== draft) field.current.value = draft;
    if (field.current) fitHeight(field.current);
  }, [draft]);

  return (
    <form
      className="chat-form"
      // Without JavaScript, this method submits nothing outside a <dialog>.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        if (!field.current) return;
        send(store, field.current.value, business);
        field.current.focus();
      }}
    >
      <textarea
        ref={field}
        className="ui-control chat-field"
        part="control"
        name="message"
        rows={1}
        aria-label="Your message"
        placeholder="Ask a question"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={CHAT_MESSAGE_MAX}
        defaultValue={draft}
        onInput={(event) => store.setState({ draft: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (!sends(event)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <button type="submit" className="chat-send" part="button" aria-label="Send">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14M13 6l6 6-6 6" />
        </svg>
      </button>
    </form>
  );
}

/** Sets the height by the text; the style sheet sets its limits. */
function fitHeight(field: HTMLTextAreaElement) {
  field.style.height = 'auto';
  const borders = field.offsetHeight - field.clientHeight;
  field.style.height = `${field.scrollHeight + borders}px`;
}
