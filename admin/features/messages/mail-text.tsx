import type { MessageText } from '#domain/messages/message-record.ts';

/** A message as it is read in plain text. */
export const MailText = ({ mail }: { mail: MessageText }) => (
  <div className="message-text">
    <p className="message-subject">{mail.subject}</p>
    <pre>{mail.text}</pre>
  </div>
);

/** The same, to unfold. */
export const FoldedMail = ({ mail }: { mail: MessageText }) => (
  <details className="message-mail">
    <summary>
      Read it<span className="ui-visually-hidden">: {mail.subject}</span>
    </summary>
    <MailText mail={mail} />
  </details>
);
