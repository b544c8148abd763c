/** Maximum length of the server's answer that is stored and shown, in characters. */
const MOST_WORDS = 500;

/** Why a mail was not accepted. `answer`, for the owner: the server's, or what happened. */
export class SendFailure extends Error {
  override name = 'SendFailure';
  readonly answer: string;
  /** The server refuses this mail for good. */
  readonly refused: boolean;
  /** The reason is not this mail: no other one would be accepted now either. */
  readonly concernsAll: boolean;

  constructor(failure: { answer: string; refused: boolean; concernsAll: boolean }) {
    // Without the server's answer: this message may be logged, and it may contain an address.
    super(failure.refused ? 'The mail was refused' : 'The mail was not sent');
    this.answer = failure.answer;
    this.refused = failure.refused;
    this.concernsAll = failure.concernsAll;
  }
}

/** The properties that nodemailer gives its errors. */
interface MailError extends Error {
  code?: string;
  response?: string;
  permanent?: boolean;
}

const sentences: Readonly<Record<string, string>> = {
  EDNS: 'The mail server’s name was not found. Check SMTP_URL.',
  ECONNECTION: 'The connection to the mail server was lost.',
  ESOCKET: 'The mail server could not be reached. Check the host and port in SMTP_URL.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EABORT: 'The mail server did not answer in time.',
  ETLS: 'The mail server offers no valid encryption (TLS), which is required.',
  EAUTH: 'The mail server did not accept the user name and password in SMTP_URL.',
  ENOAUTH: 'The mail server requires a user name and password. Add them to SMTP_URL.',
};

/** The codes of errors that concern one mail: its sender, its recipient or its content. */
const ofOneMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** An `error` of nodemailer as a `SendFailure`; `isTooSlow`: our own time limit ended it. */
export function sendFailureOf(error: unknown, isTooSlow: boolean): SendFailure {
  const { code = '', response, permanent = false } = error as MailError;
  if (isTooSlow) {
    const answer = 'The mail server took too long to accept it.';
    return new SendFailure({ answer, refused: false, concernsAll: false });
  }
  const concernsAll = !ofOneMail.has(code);
  const sentence = sentences[code];
  const words = response && printable(response);
  const answer = [concernsAll && sentence, words].filter(Boolean).join(' It said: ');
  return new SendFailure({
    answer: answer || sentence || 'The mail could not be sent.',
    refused: permanent && !concernsAll,
    concernsAll,
  });
}

export const notAnAddress = () =>
  new SendFailure({
    answer: 'This is not a single email address.',
    refused: true,
    concernsAll: false,
  });

/** One line of a server's answer, which may contain anything. */
const printable = (words: string) =>
  words
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_WORDS);
