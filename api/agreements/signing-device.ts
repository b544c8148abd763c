import type { ApiContext } from '#api/http/api-context.ts';
import { wellFormedLine } from '#domain/validation/well-formed.ts';

/** Characters of a `User-Agent`; usual ones have 80 to 250. */
const MOST = 300;

/** The browser as it names itself. */
export const browserOf = (ctx: Pick<ApiContext, 'get'>): string =>
  wellFormedLine(ctx.get('User-Agent').slice(0, MOST));

/** The site on whose page somebody signs, if it is another one than ours. */
export function otherSiteOf(ctx: Pick<ApiContext, 'get'>, publicUrl: string): string | undefined {
  const origin = ctx.get('Origin');
  // A longer one is not of a browser.
  if (origin === publicUrl || origin.length > MOST || !URL.canParse(origin)) return undefined;
  return new URL(origin).origin;
}
