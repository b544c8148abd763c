import { cutText } from '#domain/locale/cut-text.ts';
import { type Locale, locales } from '#domain/locale/locale.ts';
import { type WidgetTag, widgetTags } from '#widgets/registry.ts';
import { displaysOf, type EmbedDisplay } from './embed-display.ts';

export const embedThemes = ['auto', 'light', 'dark'] as const;

/** A partner's settings for one widget on a page. */
export interface EmbedOptions {
  widget: WidgetTag;
  /** One that the widget does not have means `inline`. */
  display: EmbedDisplay;
  /** The partner's display name; the slug is made from it. */
  name: string;
  theme: (typeof embedThemes)[number];
  /** Undefined for the page's own language. */
  language: Locale | undefined;
  /** `#rrggbb`; undefined leaves the default. */
  accent: string | undefined;
  /** Of the main button; `#rrggbb`. */
  action: string | undefined;
  /** Of corners, in px. */
  radius: number;
  /** Whether the widget is in a column that is narrow on every screen. */
  narrow: boolean;
}

/** The defaults of a widget. */
export const defaultOptions: EmbedOptions = {
  widget: 'inspection-quote',
  display: 'inline',
  name: '',
  theme: 'auto',
  language: undefined,
  accent: undefined,
  action: undefined,
  radius: 10,
  narrow: false,
};

export const maxRadius = 24;
export const maxNameLength = 120;

/** Parses a query; invalid parts get the default, because links get mangled. */
export function optionsFromSearch(search: string): EmbedOptions {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const { theme, radius } = defaultOptions;
  const widget =
    widgetTags.find((tag) => tag === `inspection-${text('widget')}`) ?? defaultOptions.widget;
  return {
    widget,
    display: displaysOf(widget).find((known) => known === text('display')) ?? 'inline',
    name: cutText(text('name'), maxNameLength),
    theme: embedThemes.find((known) => known === text('theme')) ?? theme,
    language: locales.find((known) => known === text('lang')),
    accent: colorOf(text('accent')),
    action: colorOf(text('action')),
    radius: /^\d{1,2}$/.test(text('radius')) ? Math.min(Number(text('radius')), maxRadius) : radius,
    narrow: text('column') === 'narrow',
  };
}

/** The query for `options` with its `?`, without defaults; empty if all are defaults. */
export function searchOf(options: EmbedOptions): string {
  const { widget, display, name, theme, language, accent, action, radius, narrow } = options;
  const query = new URLSearchParams();
  if (widget !== defaultOptions.widget) query.set('widget', widget.replace('inspection-', ''));
  if (displaysOf(widget).includes(display) && display !== defaultOptions.display) {
    query.set('display', display);
  }
  if (name.trim()) query.set('name', name.trim());
  if (theme !== defaultOptions.theme) query.set('theme', theme);
  if (language) query.set('lang', language);
  if (accent) query.set('accent', accent.slice(1));
  if (action) query.set('action', action.slice(1));
  if (radius !== defaultOptions.radius) query.set('radius', String(radius));
  if (narrow) query.set('column', 'narrow');
  return query.size > 0 ? `?${query}` : '';
}

/** A color in the query has no `#`, which would start the fragment. */
const colorOf = (text: string) =>
  /^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace('#', '').toLowerCase()}` : undefined;
