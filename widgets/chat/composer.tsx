import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { CHAT_MESSAGE_MAX } from '#domain/chat/chat-message.ts';
import { useBusiness } from '#ui/business.tsx';
import { submitForm, submitOnClick } from '#ui/form/submit-form.ts';
import { useWords } from '#ui/words.ts';
import type { ChatLinks, ChatStore } from './chat.types.ts';
import { chatDialogWords } from './chat-dialog.words.ts';
import { send } from './conversation.ts';

/** The Enter that confirms an input method's word does not send. Preact has no `nativeEvent`. */
const sends = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.shiftKey && !(event.nativeEvent ?? event).isComposing;

interface ComposerProps extends Pick<ChatLinks, 'apiBase'> {
  store: ChatStore;
}

export function Composer({ store, apiBase }: ComposerProps) {
  const business = useBusiness();
  const words = useWords(chatDialogWords);
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
        send(store, field.current.value, business, apiBase);
        field.current.focus();
      }}
    >
      <textarea
        ref={field}
        className="ui-control chat-field"
        part="control"
        name="message"
        rows={1}
        aria-label={words.yourMessage}
        placeholder={words.askQuestion}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={CHAT_MESSAGE_MAX}
        defaultValue={draft}
        onInput={(event) => store.setState({ draft: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (!sends(event)) return;
          event.preventDefault();
          submitForm(event.currentTarget.form);
        }}
      />
      <button
        type="submit"
        className="chat-send"
        part="button"
        aria-label={words.send}
        onClick={submitOnClick}
      >
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
