import { type ReservedSize, reservedSizeOf, WIDE_FROM, type WidgetTag } from '#widgets/registry.ts';
import { type HostSite, roomForOffer } from '../fixtures/host-site.ts';

export interface PartnerPage {
  body: string;
  css?: string;
  /** Whether the loader is in the page from the beginning; true by default. */
  loader?: boolean;
}

/** Each browser has another typeface for pages that name none; reserved sizes hold for usual ones. */
const typeface = "body { font-family: 'Liberation Sans', Arial, sans-serif }";

/**
 * A page of another origin under the strict policy of docs/policy.md. Its only own script records errors
 * from the beginning, and is the only thing that the policy allows beyond the guide's.
 */
export function publishPage(
  host: HostSite,
  product: string,
  { body, css = '', loader = true }: PartnerPage,
): string {
  const sheet = host.addStyles(`${typeface} ${roomForOffer} ${css}`);
  const embed = loader ? `<script type="module" src="${product}/embed/v1.js"></script>` : '';
  return host.publishDocument(
    `<!doctype html><html lang="en"><head><title>Jane Doe Realty</title>
<script src="/record-errors.js"></script><link rel="stylesheet" href="${sheet}">${embed}</head>
<body><main><h1>Jane Doe Realty</h1>${body}</main></body></html>`,
    `default-src 'self'; script-src 'self' ${product}; style-src 'self'; connect-src ${product}`,
  );
}

/** The styles that reserve a widget's size; an overlay needs none. */
export function reservedSizeCss(tag: WidgetTag): string {
  const size: ReservedSize | undefined = reservedSizeOf(tag);
  if (!size) return '';
  const { wide, narrow } = size;
  return `${tag} { display: block; min-height: ${narrow}px }
    @media (width >= ${WIDE_FROM}px) { ${tag} { min-height: ${wide}px } }`;
}
