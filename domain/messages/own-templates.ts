import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { defaultTemplateIn } from './default-templates.ts';
import type { MessageKind } from './message-kinds.ts';
import type { MessageTemplate } from './message-template.ts';

/** The owner's own templates by kind, which replace the defaults. */
export type OwnTemplates = Readonly<Partial<Record<MessageKind, MessageTemplate>>>;

export interface TemplateSettings {
  /** The owner's in English. */
  templates: OwnTemplates;
  /** The owner's in other languages. */
  translations?: Readonly<Partial<Record<Locale, OwnTemplates>>> | undefined;
}

/** The owner's own templates in a language; English ones do not stand in for others. */
export const templatesIn = (
  locale: Locale,
  { templates, translations }: TemplateSettings,
): OwnTemplates => (locale === defaultLocale ? templates : (translations?.[locale] ?? {}));

/** `current` with another template for `kind` in a language; default templates are not stored. */
export function withTemplate<T extends TemplateSettings>(
  current: T,
  kind: MessageKind,
  { locale = defaultLocale, ...template }: MessageTemplate & { locale?: Locale | undefined },
): T {
  const { [kind]: _before, ...others } = templatesIn(locale, current);
  const usual = defaultTemplateIn(locale, kind);
  const isUsual = template.subject === usual.subject && template.text === usual.text;
  const own = isUsual ? others : { ...others, [kind]: template };
  return locale === defaultLocale
    ? { ...current, templates: own }
    : { ...current, translations: { ...current.translations, [locale]: own } };
}
