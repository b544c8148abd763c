import { partnerSlugOf } from '#domain/attribution/partner-slug.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { unquoted } from '#domain/validation/unquoted.ts';
import { businessAt } from './business-at.ts';
import { loaderSites, originOf } from './element-origin.ts';
import { languageAround } from './page-language.ts';
import { scriptOrigin } from './script-origin.ts';
import { servesOrigins } from './serves-origins.ts';

/** Says what the definition of a tag by another site's script cannot do for the tags of this one. */
export function warnOfDefinition(tag: string): void {
  const { apiBase } = document.createElement(tag) as { apiBase?: string };
  if (apiBase === scriptOrigin) return;
  if (!servesOrigins(tag)) {
    const ours = [...document.querySelectorAll<HTMLElement>(tag)].filter(isOurs);
    if (ours.length === 0) return;
    console.error(
      `<${tag}> is defined by an older script of ${apiBase}, which shows its own inspector in all of these tags: those of ${scriptOrigin} are a link.`,
    );
    for (const element of ours) void showAsLink(element);
  } else if (!loaderSites().includes(scriptOrigin)) {
    console.warn(
      `<${tag}> is defined by the script of ${apiBase}. A script tag of ${scriptOrigin} is not in the page: give api-base="${scriptOrigin}" to the tags that it is loaded for.`,
    );
  }
}

const isOurs = (element: Element) => originOf(element) === scriptOrigin;

/** Where a visitor finds the same on the inspector's site. */
const pages: Readonly<Record<string, string>> = {
  'inspection-quote': '/instant-quote',
  'inspection-booking': '/calendar',
  'inspection-contact': '/contact',
};

/**
 * Replaces another inspector's widget, which an older script draws into a tag, by a link to the tag's own inspector.
 * Written out, because the modules of addresses and names come with the code of other widgets.
 */
export async function showAsLink(element: HTMLElement): Promise<void> {
  if (element.hidden) return;
  element.hidden = true;
  const page = pages[element.localName];
  if (!page) return;
  const locale = languageAround(element);
  const partner = partnerSlugOf(unquoted(element.getAttribute('partner') ?? '') ?? '');
  const link = document.createElement('a');
  const path = locale === defaultLocale ? page : `/${locale}${page}`;
  link.href = `${scriptOrigin}${path}${partner ? `?partner=${partner}` : ''}`;
  link.textContent = new URL(scriptOrigin).host;
  element.after(link);
  try {
    const { name, license } = await businessAt(scriptOrigin, locale);
    link.textContent = license ? `${name} · ${license.label}` : name;
  } catch (error) {
    console.error(error);
  }
}
