import { partnerSlugFrom } from '#domain/attribution/partner-slug.ts';
import { room, WIDE_FROM } from '#widgets/core/room.ts';
import { colourProperties } from './embed-colours.ts';
import { defaultOptions, type EmbedOptions, type EmbedTag } from './embed-options.ts';

/** The loader's address for ever, from the root of the inspector's site. */
export const loaderPath = '/embed/v1.js';

/** One widget on a page: what its snippet says and what its preview is set to. */
export interface EmbeddedElement {
  tag: EmbedTag;
  attributes: readonly (readonly [name: string, value: string])[];
  /** CSS custom properties. */
  properties: readonly (readonly [name: string, value: string])[];
}

/** Names only what differs from what the widget does by itself. */
export function embeddedElement(options: EmbedOptions): EmbeddedElement {
  const { widget, name, theme, radius } = options;
  const slug = partnerSlugFrom(name);
  return {
    tag: widget,
    attributes: [
      ...(slug ? [['partner', slug] as const] : []),
      ...(theme === defaultOptions.theme ? [] : [['theme', theme] as const]),
    ],
    properties: [
      ...colourProperties(options),
      ...(radius === defaultOptions.radius
        ? []
        : [['--inspection-radius', `${radius}px`] as const]),
    ],
  };
}

/** Height in px that the page keeps free for a widget; undefined for one that lies over the page. */
export const roomOf = (tag: EmbedTag): { wide: number; narrow: number } | undefined =>
  tag in room ? room[tag as keyof typeof room] : undefined;

export const elementMarkup = ({ tag, attributes }: EmbeddedElement): string =>
  `<${tag}${attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')}></${tag}>`;

/** `integrity` refuses any other file than the one it was made from. */
export const scriptMarkup = (src: string, integrity?: string): string =>
  `<script type="module" src="${escaped(src)}"${integrity ? ` integrity="${escaped(integrity)}"` : ''}></script>`;

/**
 * The rules for the page's own style sheet: the room of the widget in its column, so that nothing
 * moves when it comes, and its colours. Empty when there is nothing to say.
 */
export function elementStyles(options: EmbedOptions): string {
  const { tag, properties } = embeddedElement(options);
  const height = roomOf(tag);
  const lines = [
    ...(height ? ['display: block', `min-height: ${height.narrow}px`] : []),
    ...properties.map(([name, value]) => `${name}: ${value}`),
  ];
  if (lines.length === 0) return '';
  const rule = `${tag} {\n${lines.map((line) => `  ${line};\n`).join('')}}`;
  if (!height || options.narrow) return rule;
  // Not `width >= 640px`: some editors turn the sign into an entity.
  return `${rule}\n@media (min-width: ${WIDE_FROM}px) {\n  ${tag} { min-height: ${height.wide}px; }\n}`;
}

/** Everything in one piece, for editors that take a block of HTML. */
export function embedBlock(origin: string, options: EmbedOptions): string {
  const styles = elementStyles(options);
  return [
    scriptMarkup(origin + loaderPath),
    ...(styles ? [`<style>\n${styles}\n</style>`] : []),
    elementMarkup(embeddedElement(options)),
  ].join('\n');
}

/** For text and for values in double quotes. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
