import type { Locale } from '#domain/locale/locale.ts';
import { words as en } from './default-templates.en.ts';
import { words as es } from './default-templates.es.ts';
import type { MessageKind } from './message-kinds.ts';
import type { MessageTemplate } from './message-template.ts';

type Templates = Readonly<Partial<Record<MessageKind, MessageTemplate>>>;

const inLocales: Readonly<Record<Locale, Templates>> = { en, es };

/** The text of a message until the owner changes it; in English for a message that is sent in English only. */
export const defaultTemplateIn = (locale: Locale, kind: MessageKind): MessageTemplate =>
  inLocales[locale][kind] ?? en[kind];
