import { createPage, type Document } from '#api/pages/document.ts';
import { escapeXml } from '#api/pages/xml-text.ts';
import type { Business } from '#domain/business/business.ts';
import { framePath, frameWidgets } from '#domain/embed/frame-widgets.ts';

const widgetsByPath = new Map<string, string>(
  frameWidgets.map((widget) => [framePath(widget), widget]),
);

interface FramePagesOptions {
  business: () => Promise<Pick<Business, 'name' | 'phone'>>;
  /** The headers of every page; a frame page may be framed by any site. */
  headers: Readonly<Record<string, string>>;
}

/**
 * The pages with one widget each, for sites that allow a frame and no scripts of others; the only ones that may be framed.
 * Their query is read by their script (`widgets/frame.ts`).
 */
export function createFramePages({ business, headers }: FramePagesOptions) {
  const policy = headers['Content-Security-Policy'] ?? '';
  const own = {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-cache',
  };
  return {
    /** Undefined for a path of another page. */
    find(path: string): Promise<Document> | undefined {
      const widget = widgetsByPath.get(path);
      if (!widget) return undefined;
      return business().then((shown) =>
        createPage(200, html(widget, shown), own, { compress: false }),
      );
    },
  };
}

/** Links open outside of the frame, because other pages refuse to be framed. */
const html = (widget: string, { name, phone }: Pick<Business, 'name' | 'phone'>) => `<!doctype html>
<html lang="en" data-widget="${widget}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(name)}</title>
<base target="_blank">
<script type="module" src="/embed/v1.js"></script>
<script type="module" src="/embed/frame.js"></script>
</head>
<body>
<noscript><p><a href="/">${escapeXml(name)}</a> ${escapeXml(phone.display)}</p></noscript>
</body>
</html>
`;
