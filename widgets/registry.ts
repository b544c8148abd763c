import type { BusinessSource } from './element/business-at.ts';

/** Height in px of a widget's first view, in a container at least 520 px wide and in a narrower one. */
export interface ReservedSize {
  wide: number;
  narrow: number;
}

interface RegisteredWidget {
  /** Its name for partners. */
  name: string;
  /** Its description for partners. */
  description: string;
}

/** Every widget by its tag, most used first. */
export const registry = {
  'inspection-quote': {
    name: 'Instant quote',
    description: 'A price for the inspection, line by line, worked out in the browser.',
  },
  'inspection-booking': {
    name: 'Appointment calendar',
    description:
      'The inspector’s free days and start times, booked as soon as your client confirms.',
  },
  'inspection-contact': {
    name: 'Inspection request',
    description: 'A form that reaches the inspector, with your name on it.',
  },
  'inspection-pricing': {
    name: 'Prices',
    description: 'What an inspection costs by the size of the home.',
  },
  'inspection-reviews': {
    name: 'Reviews',
    description: 'What clients say on four platforms, with filters.',
  },
  'inspection-tips': {
    name: 'Maintenance tips',
    description: 'A maintenance list for your client’s own home and season.',
  },
  'inspection-chat': {
    name: 'Help chat',
    description: 'A button in the corner of your page that answers common questions.',
  },
  'inspection-promo': {
    name: 'Current offers',
    description: 'A line or small card over your page, a few seconds after it loads.',
  },
} as const satisfies Record<`inspection-${string}`, RegisteredWidget>;

export type WidgetTag = keyof typeof registry;

/** Marked as pure, so that the loader leaves out the names. */
export const widgetTags = /* @__PURE__ */ Object.keys(registry) as WidgetTag[];

/**
 * The `min-height` that keeps a page's layout still while the widget loads. The widget's style
 * sheet has the same figures; the guest contract compares them. An overlay has none. Separate from the rows above,
 * whose texts the loader does not need.
 */
const sizes = {
  'inspection-quote': { wide: 504, narrow: 640 },
  'inspection-booking': { wide: 700, narrow: 940 },
  'inspection-contact': { wide: 776, narrow: 1048 },
  'inspection-pricing': { wide: 740, narrow: 1190 },
  'inspection-reviews': { wide: 1360, narrow: 1860 },
  'inspection-tips': { wide: 750, narrow: 1214 },
} satisfies Partial<Record<WidgetTag, ReservedSize>>;

type SizeOf<Tag> = Tag extends WidgetTag
  ? Tag extends keyof typeof sizes
    ? ReservedSize
    : undefined
  : never;

/** Undefined for an overlay, which takes no space in the page. */
export const reservedSizeOf = <Tag extends WidgetTag>(tag: Tag): SizeOf<Tag> =>
  (sizes as Partial<Record<WidgetTag, ReservedSize>>)[tag] as SizeOf<Tag>;

/** The widgets that take space in the page, with their reserved size. */
export const reservedSizes = /* @__PURE__ */ widgetTags.flatMap((tag) => {
  const size: ReservedSize | undefined = reservedSizeOf(tag);
  return size ? [{ tag, ...size }] : [];
});

/** Registers an element; without a source, each element fetches its own business. */
export type DefineElement = (source?: BusinessSource) => void;

/**
 * Loads what registers each element. Separate from the rows above, so that a page which only lists
 * the widgets does not bundle their code; only `define` is taken, so that no other export is kept.
 */
export const elementModules: Readonly<Record<WidgetTag, () => Promise<DefineElement>>> = {
  'inspection-quote': async () => (await import('./quote/quote.element.ts')).define,
  'inspection-booking': async () => (await import('./booking/booking.element.ts')).define,
  'inspection-contact': async () => (await import('./contact/contact.element.ts')).define,
  'inspection-pricing': async () => (await import('./pricing/pricing.element.ts')).define,
  'inspection-reviews': async () => (await import('./reviews/reviews.element.ts')).define,
  'inspection-tips': async () => (await import('./tips/tips.element.ts')).define,
  'inspection-chat': async () => (await import('./chat/chat.element.ts')).define,
  'inspection-promo': async () => (await import('./promo/promo.element.ts')).define,
};

/** Window width in px from which most pages have a column of 520 px between their margins. */
export const WIDE_FROM = 640;
