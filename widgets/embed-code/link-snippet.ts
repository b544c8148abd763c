import { partnerSlugFrom } from '#domain/attribution/partner-slug.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { addressIn } from '#domain/locale/localized-path.ts';
import type { WidgetTag } from '#widgets/registry.ts';
import type { EmbedOptions } from './embed-options.ts';

/** The site's page with the widget. */
const pages: Partial<Record<WidgetTag, string>> = {
  'inspection-quote': '/instant-quote',
  'inspection-booking': '/calendar',
  'inspection-contact': '/quote',
};

/** The address for a mail or a post; undefined for a widget that has no page. */
export function linkAddress(
  origin: string,
  { widget, name, language = defaultLocale }: EmbedOptions,
): string | undefined {
  const page = pages[widget];
  if (!page) return undefined;
  const slug = partnerSlugFrom(name);
  return `${origin}${addressIn(language, page)}${slug ? `?partner=${slug}` : ''}`;
}
