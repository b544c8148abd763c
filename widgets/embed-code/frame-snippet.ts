import { partnerSlugFrom } from '#domain/attribution/partner-slug.ts';
import { framePath } from '#domain/embed/frame-widgets.ts';
import { registry, reservedSizeOf } from '#widgets/registry.ts';
import { frameNameOf } from './embed-display.ts';
import { defaultOptions, type EmbedOptions } from './embed-options.ts';

/** The frame of a widget as HTML, for a site that allows no scripts; undefined for an overlay. */
export function frameMarkup(origin: string, options: EmbedOptions): string | undefined {
  const { widget, name, theme, language, accent, action, radius } = options;
  const frame = frameNameOf(widget);
  const size = reservedSizeOf(widget);
  if (!frame || !size) return undefined;
  const query = new URLSearchParams();
  const slug = partnerSlugFrom(name);
  if (slug) query.set('partner', slug);
  if (language) query.set('lang', language);
  if (theme !== defaultOptions.theme) query.set('theme', theme);
  if (accent) query.set('accent', accent.slice(1));
  if (action) query.set('action', action.slice(1));
  if (radius !== defaultOptions.radius) query.set('radius', String(radius));
  const search = query.size ? `?${query.toString().replaceAll('&', '&amp;')}` : '';
  // A frame of another color scheme than its page is opaque.
  const style = `width: 100%; height: ${size.narrow}px; border: 0; color-scheme: light`;
  return `<iframe src="${origin}${framePath(frame)}${search}" title="${registry[widget].name}" style="${style}"></iframe>`;
}
