import { defaultLocale, type Locale, locales } from '#domain/locale/locale.ts';
import { type MessageKind, messageKindDisplays } from './message-kinds.ts';
import type { MessageSubject, PlannedMessage } from './planned-message.ts';

/** The languages in which messages of `kind` are sent: agents and the owner get English. */
export const localesOfKind = (kind: MessageKind): readonly Locale[] =>
  messageKindDisplays[kind].to === 'client' ? locales : [defaultLocale];

/** The language of a message: to a client that of the lead, else English. */
export function messageLocale({ kind, about }: Pick<PlannedMessage, 'kind' | 'about'>): Locale {
  const locale = leadLocale(about);
  return localesOfKind(kind).find((one) => one === locale) ?? defaultLocale;
}

function leadLocale(about: MessageSubject): Locale | undefined {
  if ('booking' in about) return about.booking.locale;
  return 'request' in about ? about.request.locale : undefined;
}
