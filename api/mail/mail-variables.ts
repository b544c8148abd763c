import { readFileSync } from 'node:fs';
import { emailField } from '#domain/validation/fields.ts';

/** The mail server, from `SMTP_URL`. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte (`smtps:`); else STARTTLS. */
  secure: boolean;
  user?: string;
  password?: string;
}

export interface MailAddress {
  name: string;
  address: string;
}

/** What is needed to send mail; undefined without `SMTP_URL`. */
export interface MailOptions {
  server: SmtpServer;
  /** Undefined for the business's name and email, as they are when a mail is sent. */
  from: MailAddress | undefined;
  replyTo?: string | undefined;
  dkim?: { selector: string; key: string } | undefined;
}

// Rules of `readEnvironment`.

export const smtpAddress = {
  allowed:
    'smtp://user:password@mail.example:587 or smtps://user:password@mail.example:465, with reserved characters of the password percent-encoded',
  secret: true,
  parse(text: string): SmtpServer | undefined {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return undefined;
    if (/[?#]/.test(text) || !['', '/'].includes(url.pathname)) return undefined;
    const secure = url.protocol === 'smtps:';
    const [user, password] = [decoded(url.username), decoded(url.password)];
    if (user === undefined || password === undefined) return undefined;
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      ...(user && { user, password }),
    };
  },
} as const;

export const mailFrom = {
  allowed: 'an email address, or a name and an address such as Your Name <hello@mail.example>',
  parse(text: string): MailAddress | undefined {
    const [, name = '', bracketed = text] = /^([^<>"\p{C}]*)<([^<>]*)>$/u.exec(text) ?? [];
    const address = plainAddress(bracketed);
    return address === undefined ? undefined : { name: name.trim(), address };
  },
} as const;

export const mailReplyTo = { allowed: 'an email address', parse: plainAddress } as const;

export const dkimSelector = {
  allowed: 'the name before ._domainkey in your DNS, such as s1',
  parse: (text: string) => (/^[a-z0-9]([a-z0-9.-]{0,60}[a-z0-9])?$/i.test(text) ? text : undefined),
} as const;

export const dkimKey = {
  allowed: 'the path of a file with a private key in PEM format',
  parse(text: string): string | undefined {
    try {
      const key = readFileSync(text, 'utf8');
      return /-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(key) ? key : undefined;
    } catch {
      return undefined;
    }
  },
} as const;

function plainAddress(text: string): string | undefined {
  const checked = emailField.safeParse(text.trim());
  return checked.success ? checked.data : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
