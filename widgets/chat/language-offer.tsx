import type { MouseEvent } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import type { ChatLinks, ChatStore } from './chat.types.ts';
import { chatDialogWords } from './chat-dialog.words.ts';

interface LanguageOfferProps {
  store: ChatStore;
  /** A language whose words are loaded. */
  locale: Locale;
  links: ChatLinks;
}

/** Goes on in another language: the page, where it can, else only the chat. */
export function LanguageOffer({ store, locale, links: { LanguageLink } }: LanguageOfferProps) {
  const text = chatDialogWords.in(locale).goOn;
  // The offer disappears, and the focus must not go with it.
  const focusLog = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    currentTarget.closest<HTMLElement>('.chat-log')?.focus();
  return (
    <p className="chat-offer" lang={locale}>
      {LanguageLink ? (
        <LanguageLink locale={locale} className="chat-action" onClick={focusLog}>
          {text}
        </LanguageLink>
      ) : (
        <button
          type="button"
          className="chat-action"
          onClick={(event) => {
            focusLog(event);
            store.setState({ locale });
          }}
        >
          {text}
        </button>
      )}
    </p>
  );
}
