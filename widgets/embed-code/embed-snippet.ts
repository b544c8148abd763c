import { partnerSlugFrom } from '#domain/attribution/partner-slug.ts';
import { type ReservedSize, reservedSizeOf, WIDE_FROM, type WidgetTag } from '#widgets/registry.ts';
import { colorProperties } from './embed-colors.ts';
import { BUTTON_HEIGHT, displaysOf } from './embed-display.ts';
import { defaultOptions, type EmbedOptions } from './embed-options.ts';
import { frameMarkup } from './frame-snippet.ts';
import { linkAddress } from './link-snippet.ts';

/** The loader's permanent path on the inspector's site. */
export const loaderPath = '/embed/v1.js';

/** One widget on a page, for its snippet and its preview. */
export interface EmbeddedElement {
  tag: WidgetTag;
  attributes: readonly (readonly [name: string, value: string])[];
  /** CSS custom properties. */
  properties: readonly (readonly [name: string, value: string])[];
}

/** Contains only what differs from the defaults. */
export function embeddedElement(options: EmbedOptions): EmbeddedElement {
  const { widget, name, theme, language, radius } = options;
  const button = buttonOf(options);
  const slug = partnerSlugFrom(name);
  return {
    tag: widget,
    attributes: [
      ...(button ? [['display', button] as const] : []),
      ...(slug ? [['partner', slug] as const] : []),
      ...(language ? [['lang', language] as const] : []),
      ...(theme === defaultOptions.theme ? [] : [['theme', theme] as const]),
    ],
    properties: [
      ...colorProperties(options),
      ...(radius === defaultOptions.radius
        ? []
        : [['--inspection-radius', `${radius}px`] as const]),
    ],
  };
}

/** The display of a tag that shows as a button. */
export function buttonOf({ widget, display }: EmbedOptions): 'button' | 'dialog' | undefined {
  if (display !== 'button' && display !== 'dialog') return undefined;
  return displaysOf(widget).includes(display) ? display : undefined;
}

export const elementMarkup = ({ tag, attributes }: EmbeddedElement): string =>
  `<${tag}${attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}></${tag}>`;

/** With `integrity`, the browser rejects any other file. */
export const scriptMarkup = (src: string, integrity?: string): string =>
  `<script type="module" src="${escaped(src)}"${integrity ? ` integrity="${escaped(integrity)}"` : ''}></script>`;

/**
 * The rules for the page's own style sheet: the widget's colors, and its reserved size in its
 * column, so that nothing moves when it loads. Empty if there are none.
 */
export function elementStyles(options: EmbedOptions): string {
  const { tag, properties } = embeddedElement(options);
  const button = buttonOf(options);
  const height: ReservedSize | undefined = button ? undefined : reservedSizeOf(tag);
  const lines = [
    ...(height ? ['display: block', `min-height: ${height.narrow}px`] : []),
    ...(button === 'button' ? ['display: inline-block', `min-height: ${BUTTON_HEIGHT}px`] : []),
    ...properties.map(([name, value]) => `${name}: ${value}`),
  ];
  if (lines.length === 0) return '';
  const rule = `${tag} {\n${lines.map((line) => `  ${line};\n`).join('')}}`;
  if (!height || options.narrow) return rule;
  // Not `width >= 640px`, because some editors turn `>` into an entity.
  return `${rule}\n@media (min-width: ${WIDE_FROM}px) {\n  ${tag} { min-height: ${height.wide}px; }\n}`;
}

/** Script, styles and tag as one block of HTML; or a frame, or a link's address. */
export function embedBlock(origin: string, options: EmbedOptions): string {
  const frame = options.display === 'frame' ? frameMarkup(origin, options) : undefined;
  if (frame) return frame;
  const link = options.display === 'link' ? linkAddress(origin, options) : undefined;
  if (link) return link;
  const styles = elementStyles(options);
  return [
    scriptMarkup(origin + loaderPath),
    ...(styles ? [`<style>\n${styles}\n</style>`] : []),
    elementMarkup(embeddedElement(options)),
  ].join('\n');
}

/** Escapes text and values in double quotes. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
