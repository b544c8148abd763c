/**
 * The height in px that each widget needs in every state, in a container at least 520 px wide and
 * in a narrower one. A page that gives the tag this `min-height` does not move when the widget
 * comes. The widget's own style sheet names the same figures; a test compares them.
 */
export const room = {
  'inspection-quote': { wide: 640, narrow: 1150 },
  'inspection-contact': { wide: 860, narrow: 1220 },
  'inspection-booking': { wide: 770, narrow: 1150 },
  'inspection-pricing': { wide: 740, narrow: 1190 },
  'inspection-reviews': { wide: 1360, narrow: 1860 },
  'inspection-tips': { wide: 810, narrow: 1360 },
} as const;

/** A window of this width, px, leaves most pages a column of 520 px between their margins. */
export const WIDE_FROM = 640;
