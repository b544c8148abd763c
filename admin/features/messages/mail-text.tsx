import type { Locale } from '#domain/locale/locale.ts';
import type { MessageText } from '#domain/messages/message-record.ts';

interface MailTextProps {
  mail: MessageText;
  /** Its language, if it is not English. */
  lang?: Locale | undefined;
}

/** A message in plain text. */
export const MailText = ({ mail, lang }: MailTextProps) => (
  <div className="message-text" lang={lang}>
    <p className="message-subject">{mail.subject}</p>
    <pre>{mail.text}</pre>
  </div>
);

interface FoldedMailProps extends MailTextProps {
  isOpen?: boolean;
  /** The address of the message as mail programs show it. */
  documentPath?: string | undefined;
}

/** The text of a mail, collapsed until it is opened. */
export const FoldedMail = ({ mail, lang, isOpen, documentPath }: FoldedMailProps) => (
  <details className="message-mail" open={isOpen}>
    <summary>
      Read it
      <span className="ui-visually-hidden" lang={lang}>
        {`: ${mail.subject}`}
      </span>
    </summary>
    <MailText mail={mail} lang={lang} />
    {documentPath ? (
      <a className="message-document" href={documentPath} target="_blank" rel="noreferrer">
        In color, as email programs show it
      </a>
    ) : null}
  </details>
);
