import { partnerSlugOf } from '#domain/attribution/partner-slug.ts';
import type { ToastMessage } from '#ui/toast/toast.types.ts';
import { type AttributeType, address } from './attributes.ts';
import { scriptOrigin } from './script-origin.ts';

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
 * What every element takes. With `theme` and `heading`, which the element keeps to itself, it is the contract
 * that all tags share; the header of each `*.element.ts` tells the rest (docs/decisions/0007).
 *
 * @attr {string} partner - Your slug: lower-case letters, digits, hyphens. Without it, leads carry
 *   no partner.
 * @attr {string} api-base - Address of the inspector's API. Without it, the origin that the script
 *   came from.
 * @attr {'auto' | 'light' | 'dark'} theme=auto - The color scheme; `auto` is the one that your page
 *   declares, else dark where the page behind the widget is dark.
 * @attr {'visible' | 'none'} heading=visible - `none` hides the title of the first view, which only screen
 *   readers then find, under a heading of your own. Chat and offers have none to hide.
 * @csspart card - The widget's frame.
 * @csspart title - Its heading.
 * @csspart licence - The inspector's name and license number; they must stay visible.
 * @cssprop [--inspection-accent=light-dark(#2b4fb3, #9db7ff)] - What is chosen. Links, rings, tints,
 *   lines and text follow from it, darker or lighter where it could not be read.
 * @cssprop [--inspection-on-accent=light-dark(#ffffff, #0d1730)] - Text on the accent; without it white
 *   or black, whichever can be read.
 * @cssprop [--inspection-ink=light-dark(#12213f, #eef2fb)] - Text; lines follow from it.
 * @cssprop [--inspection-action=light-dark(#b8430f, #ffab73)] - The main button.
 * @cssprop [--inspection-on-action=light-dark(#ffffff, #2b1203)] - Text on the main button; without it
 *   white or black, whichever can be read.
 * @cssprop [--inspection-surface=light-dark(#ffffff, #131c2e)] - The card.
 * @cssprop [--inspection-radius=10px] - Corners.
 * @cssprop [--inspection-font=inherit] - The typeface; your page's own without it.
 */
export const widgetAttributes = {
  partner,
  apiBase: { ...address(), fallback: scriptOrigin },
};
