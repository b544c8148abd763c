import { expectTypeOf, test } from 'vitest';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import type { BookingWidgetProps } from '#widgets/booking/booking.types.ts';
import type { ChatWidgetProps } from '#widgets/chat/chat.types.ts';
import type { ContactWidgetProps } from '#widgets/contact/contact.types.ts';
import type { PricingWidgetProps } from '#widgets/pricing/pricing.types.ts';
import type { PromoWidgetProps } from '#widgets/promo/promo.types.ts';
import type { QuoteWidgetProps } from '#widgets/quote/quote.types.ts';

type Detail<Name extends keyof GlobalEventHandlersEventMap> =
  GlobalEventHandlersEventMap[Name] extends CustomEvent<infer D> ? D : never;

/** What a component passes to its callback. */
type Passed<Props, Name extends keyof Props> = Parameters<
  Extract<Props[Name], (...values: never[]) => unknown>
>[0];

// Checked by the type checker: nothing here can fail at run time.
test('the declared event details are what the components pass', () => {
  expectTypeOf<Detail<'inspection-slot-select'>>().toEqualTypeOf<
    Passed<BookingWidgetProps, 'onSlotSelect'>
  >();
  expectTypeOf<Detail<'inspection-booking-created'>>().toEqualTypeOf<
    Passed<BookingWidgetProps, 'onBooked'>
  >();
  expectTypeOf<Detail<'inspection-booking-requested'>>().toEqualTypeOf<
    Passed<BookingWidgetProps, 'onRequested'>
  >();
  expectTypeOf<Detail<'inspection-contact-sent'>>().toEqualTypeOf<
    Passed<ContactWidgetProps, 'onSent'>
  >();
  expectTypeOf<Detail<'inspection-pricing-quote'>>().toEqualTypeOf<
    Passed<PricingWidgetProps, 'onQuote'>
  >();
  expectTypeOf<Detail<'inspection-quote-calculate'>>().toEqualTypeOf<
    Passed<QuoteWidgetProps, 'onCalculate'>
  >();
  expectTypeOf<Detail<'inspection-quote-book'>>().toEqualTypeOf<
    Passed<QuoteWidgetProps, 'onBook'>
  >();
});

test('the declared properties are what the components take', () => {
  type Of<Tag extends keyof HTMLElementTagNameMap> = HTMLElementTagNameMap[Tag];
  expectTypeOf<Of<'inspection-booking'>['quote']>().toEqualTypeOf<QuoteInput | undefined>();
  expectTypeOf<Of<'inspection-reviews'>['reviews']>().toEqualTypeOf<ReviewsResponse | undefined>();
  expectTypeOf<Of<'inspection-chat'>['placement']>().toEqualTypeOf<
    Exclude<ChatWidgetProps['placement'], undefined>
  >();
  expectTypeOf<Of<'inspection-promo'>['placement']>().toEqualTypeOf<
    Exclude<PromoWidgetProps['placement'], undefined>
  >();
});
