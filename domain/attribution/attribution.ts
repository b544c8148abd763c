import type { Attribution } from './attribution.schema.ts';
import { attributionLimits } from './attribution-limits.ts';
import { partnerSlugOf } from './partner-slug.ts';

const utmKeys = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/**
 * The attribution of a lead: the partner's slug, the page without its query (which may hold personal
 * data), and the page's utm_* values. Invalid values are left out and long ones cut, because none is
 * worth losing a lead. Does not throw.
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

/** The parsed URL of an http(s) page; undefined for others, such as `about:srcdoc` or a file. */
function webAddress(pageUrl: string | undefined): URL | undefined {
  try {
    const url = new URL(pageUrl ?? '');
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    // `URL.canParse` does not throw, but needs Safari 17.
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

/** The source of a lead that an assistant submits for a person through `/api/mcp`. */
export const assistantAttribution: Attribution = { utm: { source: 'assistant', medium: 'mcp' } };
