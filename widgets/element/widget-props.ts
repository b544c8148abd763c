import { partnerSlugOf } from '#domain/attribution/partner-slug.ts';
import type { ToastMessage } from '#ui/toast/toast.types.ts';
import { type AttributeType, address } from './attributes.ts';

/** Props that every widget has. */
export interface WidgetProps {
  /** Slug of the page's partner; the owner sees it on every lead. */
  partner?: string | undefined;
  /** Origin of the API; empty for the page's own. */
  apiBase?: string | undefined;
  /** Set by our own pages, which show the widget's messages themselves; not an attribute. */
  onToast?: ((message: ToastMessage) => void) | undefined;
}

const partner: AttributeType<string | undefined> = {
  fallback: undefined,
  parse: partnerSlugOf,
  expects: 'a slug such as jane-doe-realty',
};

/**
 * What every element takes. With `theme` and `heading`, which the element keeps to itself, it is
 * the contract that all tags share; the header of each `*.element.ts` tells the rest
 * (docs/decisions/0007).
 *
 * @attr {string} partner - Your slug: lower-case letters, digits, hyphens. Without it, leads have no
 *   partner.
 * @attr {string} lang - The widget's language: `es`, also `es-MX`, is Spanish, anything else English. Without it, the
 *   widget has the language of the nearest element around it with a `lang`. When that changes, the widget changes too,
 *   and what was typed stays.
 * @attr {string} api-base - Address of the inspector whose name, license, prices, colors and calls the widget has. Defaults
 *   to the origin of the script that was pasted before the tag.
 * @attr {'auto' | 'light' | 'dark'} theme=auto - The color scheme; `auto` is the one that your page
 *   declares, else dark if the page behind the widget is dark.
 * @attr {'visible' | 'none'} heading=visible - `none` hides the title of the first view, except for
 *   screen readers, if you have your own heading. Chat and offers have no title.
 * @csspart card - The widget's frame.
 * @csspart title - Its heading.
 * @csspart licence - The inspector's name and license number; they must stay visible.
 * @cssprop [--inspection-accent=light-dark(#2b4fb3, #9db7ff)] - Selections. Links, rings, tints, lines
 *   and text are derived from it, darker or lighter where it would be unreadable.
 * @cssprop [--inspection-on-accent=light-dark(#ffffff, #0d1730)] - Text on the accent; by default white
 *   or black, whichever is readable.
 * @cssprop [--inspection-ink=light-dark(#12213f, #eef2fb)] - Text; lines are derived from it.
 * @cssprop [--inspection-action=light-dark(#b8430f, #ffab73)] - The main button.
 * @cssprop [--inspection-on-action=light-dark(#ffffff, #2b1203)] - Text on the main button; by default
 *   white or black, whichever is readable.
 * @cssprop [--inspection-surface=light-dark(#ffffff, #131c2e)] - The card.
 * @cssprop [--inspection-radius=10px] - Corners.
 * @cssprop [--inspection-font=inherit] - The typeface; by default your page's own.
 */
export const widgetAttributes = {
  partner,
  apiBase: address(),
};
