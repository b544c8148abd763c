/** Maximum length of the server's answer that is stored and shown, in characters. */
const MOST_WORDS = 500;

export interface FailureDetails {
  /** For the owner: the server's answer, or what happened. */
  answer: string;
  /** The server refuses this mail for good. */
  refused: boolean;
  /** The reason is not this mail: no other one would be accepted now either. */
  concernsAll: boolean;
  /** For the log, without personal data: nodemailer's code, or `ENOTADDRESS`. */
  code: string;
  /** For the log: the server's reply code and enhanced status, such as '550 5.1.1' (RFC 3463). */
  smtp?: string | undefined;
}

/** Why a mail was not accepted. */
export class SendFailure extends Error implements FailureDetails {
  override name = 'SendFailure';
  readonly answer: string;
  readonly refused: boolean;
  readonly concernsAll: boolean;
  readonly code: string;
  readonly smtp: string | undefined;

  constructor(details: FailureDetails) {
    // Without the server's answer: this message may be logged, and it may contain an address.
    super(details.refused ? 'The mail was refused' : 'The mail was not sent');
    this.answer = details.answer;
    this.refused = details.refused;
    this.concernsAll = details.concernsAll;
    this.code = details.code;
    this.smtp = details.smtp;
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
    return new SendFailure({ answer, refused: false, concernsAll: false, code: 'ETIMEDOUT' });
  }
  const concernsAll = !ofOneMail.has(code);
  const sentence = sentences[code];
  const words = response && printable(response);
  const answer = [concernsAll && sentence, words].filter(Boolean).join(' It said: ');
  return new SendFailure({
    answer: answer || sentence || 'The mail could not be sent.',
    refused: permanent && !concernsAll,
    concernsAll,
    code: code || 'unknown',
    smtp: response && smtpStatusOf(response),
  });
}

/** Only these digits: the rest of a server's answer often repeats the recipient's address. */
const smtpStatusOf = (response: string) =>
  /^\d{3}(?=[ -])(?: \d\.\d{1,3}\.\d{1,3}(?!\S))?/.exec(response)?.[0];

export const notAnAddress = () =>
  new SendFailure({
    answer: 'This is not a single email address.',
    refused: true,
    concernsAll: false,
    code: 'ENOTADDRESS',
  });

/** One line of a server's answer, which may contain anything. */
const printable = (words: string) =>
  words
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_WORDS);
