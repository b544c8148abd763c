import type { Brand } from '#domain/business/brand.schema.ts';
import type { Business } from '#domain/business/business.ts';
import type { ContactLink } from '#domain/business/facts.ts';
import type { Cents } from '#domain/jobs/cents.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** A named value: 'When', 'Tuesday, December 1, 2026 at 8:00 AM Central Time'. */
export interface MessageFact {
  label: string;
  text: string;
}

/** `url` is a page of the site, `tel:` or `mailto:`. */
export interface MessageLink {
  label: string;
  url: string;
}

/** A part of a message. Texts are plain: what a visitor typed is never markup. */
export type MessageBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'facts'; title?: string | undefined; facts: readonly MessageFact[] }
  | { type: 'list'; title: string; items: readonly string[] }
  | {
      type: 'price';
      lines: readonly { label: string; amount: Cents }[];
      total: Cents;
    }
  /** Text that a person wrote, with its line breaks. */
  | { type: 'words'; title: string; text: string }
  /** Actions for the reader; the first is the main one. */
  | { type: 'links'; title?: string | undefined; links: readonly MessageLink[] };

/** The business, below a message. */
export interface MessageSender {
  /** The language of the message. */
  locale: Locale;
  name: string;
  /** As shown; missing where inspectors have none. */
  license: string | undefined;
  phone: ContactLink;
  email: ContactLink;
  /** Its colors, as `#rrggbb`. */
  brand: Pick<Brand, 'accent' | 'ink'>;
}

export const senderOf = (business: Business): MessageSender => {
  const { locale, name, license, phone, email, brand } = business;
  return {
    locale,
    name,
    license: license?.label,
    phone,
    email,
    brand: { accent: brand.accent, ink: brand.ink },
  };
};

/** A message before it is laid out as plain text (`plainText`) and HTML (`mail/`). */
export interface MessageContent {
  subject: string;
  blocks: readonly MessageBlock[];
  sender: MessageSender;
}
