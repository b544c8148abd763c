import type { Attribution } from './attribution.schema.ts';
import { partnerSlugLength, partnerSlugOf } from './partner-slug.ts';

/** Longest values kept, in characters. Apart from the schema, so that widgets need no zod. */
export const attributionLimits = { partner: partnerSlugLength, page: 2000, utm: 200 } as const;

const utmKeys = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/**
 * What travels with a lead: the partner's slug, the page it came from without its query (which
 * may hold personal data), and the page's utm_* values. What is invalid is left out, what is too
 * long is cut: nothing here is worth losing a lead. Does not throw.
 */
export function attributionOf({
  partner,
  pageUrl,
}: {
  partner?: string | undefined;
  pageUrl?: string | undefined;
}): Attribution {
  const slug = partnerSlugOf(partner ?? '');
  const url = webAddress(pageUrl);
  const utm = utmOf(url);
  return {
    ...(slug && { partner: slug }),
    ...(url && { page: (url.origin + url.pathname).slice(0, attributionLimits.page) }),
    ...(Object.keys(utm).length > 0 && { utm }),
  };
}

/** Undefined for anything but a page of the web, such as `about:srcdoc` or a file. */
function webAddress(pageUrl: string | undefined): URL | undefined {
  try {
    const url = new URL(pageUrl ?? '');
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    // `URL.canParse` would say it without throwing, but Safari has it only since 17.
    return undefined;
  }
}

function utmOf(url: URL | undefined): NonNullable<Attribution['utm']> {
  const utm: NonNullable<Attribution['utm']> = {};
  for (const key of utmKeys) {
    const value = url?.searchParams.get(`utm_${key}`)?.trim().slice(0, attributionLimits.utm);
    if (value) utm[key] = value;
  }
  return utm;
}
