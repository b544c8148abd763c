import type { MessageText } from '#domain/messages/message-record.ts';

/** A message in plain text. */
export const MailText = ({ mail }: { mail: MessageText }) => (
  <div className="message-text">
    <p className="message-subject">{mail.subject}</p>
    <pre>{mail.text}</pre>
  </div>
);

interface FoldedMailProps {
  mail: MessageText;
  isOpen?: boolean;
  /** The address of the message as mail programs show it. */
  documentPath?: string | undefined;
}

/** The text of a mail, collapsed until it is opened. */
export const FoldedMail = ({ mail, isOpen, documentPath }: FoldedMailProps) => (
  <details className="message-mail" open={isOpen}>
    <summary>
      Read it<span className="ui-visually-hidden">: {mail.subject}</span>
    </summary>
    <MailText mail={mail} />
    {documentPath ? (
      <a className="message-document" href={documentPath} target="_blank" rel="noreferrer">
        In color, as email programs show it
      </a>
    ) : null}
  </details>
);
