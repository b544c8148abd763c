import type { Business } from '#domain/business/business.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { scriptOrigin } from './script-origin.ts';

/** The business in a language; undefined for the pinned loader and the npm package, whose elements fetch it. */
export type BusinessSource = (locale: Locale) => Promise<Business | undefined>;

const known = new Map<string, Promise<Business>>();

/**
 * The business whose API is at `apiBase`, in a language: from `source`, the loader's, for that loader's own site, else fetched
 * once. The npm package and the pinned loader, which runs no file without a digest, have no source. Rejects without an
 * answer, and can then be called again.
 */
export async function businessAt(
  apiBase: string,
  locale: Locale,
  source?: BusinessSource,
): Promise<Business> {
  const given = apiBase === scriptOrigin ? await source?.(locale) : undefined;
  if (given) return given;
  const address = `${apiBase}/embed/${factsFile(locale)}`;
  const business = known.get(address) ?? fetchBusiness(address);
  known.set(address, business);
  business.catch(() => known.delete(address));
  return business;
}

/** English has no name of its own, as before there were others. */
const factsFile = (locale: Locale) =>
  locale === defaultLocale ? 'facts.json' : `facts-${locale}.json`;

async function fetchBusiness(address: string): Promise<Business> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`No facts of the business from ${address}: ${response.status}`);
  return (await response.json()) as Business;
}
