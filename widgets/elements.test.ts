import { expectTypeOf, test } from 'vitest';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import type { BookingWidgetProps } from '#widgets/booking/booking.types.ts';
import type { ChatWidgetProps } from '#widgets/chat/chat.types.ts';
import type { ContactWidgetProps } from '#widgets/contact/contact.types.ts';
import type { PricingWidgetProps } from '#widgets/pricing/pricing.types.ts';
import type { PromoWidgetProps } from '#widgets/promo/promo.types.ts';
import type { QuoteWidgetProps } from '#widgets/quote/quote.types.ts';
import type { ReviewsWidgetProps } from '#widgets/reviews/reviews.types.ts';
import type { TipsWidgetProps } from '#widgets/tips/tips.types.ts';
import type { WidgetTag } from './registry.ts';

/** The properties of each component. */
interface Props {
  'inspection-quote': QuoteWidgetProps;
  'inspection-booking': BookingWidgetProps;
  'inspection-contact': ContactWidgetProps;
  'inspection-pricing': PricingWidgetProps;
  'inspection-reviews': ReviewsWidgetProps;
  'inspection-tips': TipsWidgetProps;
  'inspection-chat': ChatWidgetProps;
  'inspection-promo': PromoWidgetProps;
}

/** What a component passes to its callback. */
type Passed<P, Name extends keyof P> = Parameters<
  Extract<P[Name], (...values: never[]) => unknown>
>[0];

type EventName = Extract<keyof GlobalEventHandlersEventMap, `inspection-${string}`>;
type Details = {
  [Name in EventName]: GlobalEventHandlersEventMap[Name] extends CustomEvent<infer D> ? D : never;
};

/** Pages of the site pass states in place of the reviews; the name of `Metadata` is in the declarations only. */
type Property<Tag extends WidgetTag> = Exclude<
  Extract<keyof HTMLElementTagNameMap[Tag], keyof Props[Tag]>,
  'reviews' | 'metadata'
>;
type Declared = {
  [Tag in WidgetTag]: { [P in Property<Tag>]: NonNullable<HTMLElementTagNameMap[Tag][P]> };
};
type Taken = { [Tag in WidgetTag]: { [P in Property<Tag>]: NonNullable<Props[Tag][P]> } };

// Checked by the type checker: nothing here can fail at run time.
test('the declared event details are what the components pass', () => {
  expectTypeOf<Details>().toEqualTypeOf<{
    'inspection-slot-select': Passed<BookingWidgetProps, 'onSlotSelect'>;
    'inspection-booking-created': Passed<BookingWidgetProps, 'onBooked'>;
    'inspection-booking-requested': Passed<BookingWidgetProps, 'onRequested'>;
    'inspection-contact-sent': Passed<ContactWidgetProps, 'onSent'>;
    'inspection-pricing-quote': Passed<PricingWidgetProps, 'onQuote'>;
    'inspection-quote-calculate': Passed<QuoteWidgetProps, 'onCalculate'>;
    'inspection-quote-book': Passed<QuoteWidgetProps, 'onBook'>;
    'inspection-dialog-open': null;
    'inspection-dialog-close': null;
  }>();
});

test('the declared properties are what the components take', () => {
  expectTypeOf<Declared>().toEqualTypeOf<Taken>();
  expectTypeOf<HTMLElementTagNameMap['inspection-reviews']['reviews']>().toEqualTypeOf<
    ReviewsResponse | undefined
  >();
});
