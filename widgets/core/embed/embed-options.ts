/** All tags, the most wanted first. */
export const embedTags = [
  'inspection-quote',
  'inspection-booking',
  'inspection-contact',
  'inspection-pricing',
  'inspection-reviews',
  'inspection-tips',
  'inspection-chat',
  'inspection-promo',
] as const;

export type EmbedTag = (typeof embedTags)[number];

export const embedThemes = ['auto', 'light', 'dark'] as const;

/** What a partner chooses for one widget on a page. */
export interface EmbedOptions {
  widget: EmbedTag;
  /** The partner's name as people write it; the slug is made from it. */
  name: string;
  theme: (typeof embedThemes)[number];
  /** `#rrggbb`; undefined leaves the widget's own. */
  accent: string | undefined;
  /** Of the main button; `#rrggbb`. */
  action: string | undefined;
  /** Of corners, px. */
  radius: number;
  /** Whether the widget stands in a column that is narrow on every screen. */
  narrow: boolean;
}

/** What a widget looks like when nothing is said. */
export const defaultOptions: EmbedOptions = {
  widget: 'inspection-quote',
  name: '',
  theme: 'auto',
  accent: undefined,
  action: undefined,
  radius: 10,
  narrow: false,
};

export const maxRadius = 24;
export const maxNameLength = 120;

/** Reads an address' query. Whatever is not understood is the default: links get mangled. */
export function optionsFromSearch(search: string): EmbedOptions {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const { widget, theme, radius } = defaultOptions;
  return {
    widget: embedTags.find((tag) => tag === `inspection-${text('widget')}`) ?? widget,
    name: text('name').slice(0, maxNameLength),
    theme: embedThemes.find((known) => known === text('theme')) ?? theme,
    accent: colourOf(text('accent')),
    action: colourOf(text('action')),
    radius: /^\d{1,2}$/.test(text('radius')) ? Math.min(Number(text('radius')), maxRadius) : radius,
    narrow: text('column') === 'narrow',
  };
}

/** The query that stands for `options`, with its `?`; what is as by default is left out. */
export function searchOf(options: EmbedOptions): string {
  const { widget, name, theme, accent, action, radius, narrow } = options;
  const query = new URLSearchParams();
  if (widget !== defaultOptions.widget) query.set('widget', widget.replace('inspection-', ''));
  if (name.trim()) query.set('name', name.trim());
  if (theme !== defaultOptions.theme) query.set('theme', theme);
  if (accent) query.set('accent', accent.slice(1));
  if (action) query.set('action', action.slice(1));
  if (radius !== defaultOptions.radius) query.set('radius', String(radius));
  if (narrow) query.set('column', 'narrow');
  return query.size > 0 ? `?${query}` : '';
}

/** In a query without its `#`, which would end the query. */
const colourOf = (text: string) =>
  /^#?[0-9a-f]{6}$/i.test(text) ? `#${text.replace('#', '').toLowerCase()}` : undefined;
