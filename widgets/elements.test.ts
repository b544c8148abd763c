import { expectTypeOf, test } from 'vitest';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import type { ReviewsResponse } from '#domain/reviews/review.schema.ts';
import type { BookingWidgetProps } from '#widgets/booking/booking.tsx';
import type { ChatWidgetProps } from '#widgets/chat/chat.tsx';
import type { ContactWidgetProps } from '#widgets/contact/contact.tsx';
import type { PricingWidgetProps } from '#widgets/pricing/pricing.tsx';
import type { PromoWidgetProps } from '#widgets/promo/promo.tsx';
import type { QuoteWidgetProps } from '#widgets/quote/quote.tsx';

type Detail<Name extends keyof GlobalEventHandlersEventMap> =
  GlobalEventHandlersEventMap[Name] extends CustomEvent<infer D> ? D : never;

/** What a component calls back with. */
type Told<Props, Name extends keyof Props> = Parameters<
  Extract<Props[Name], (...told: never[]) => unknown>
>[0];

// Held by the type checker: nothing here can fail while it runs.
test('what events carry is declared as the components tell it', () => {
  expectTypeOf<Detail<'inspection-slot-select'>>().toEqualTypeOf<
    Told<BookingWidgetProps, 'onSlotSelect'>
  >();
  expectTypeOf<Detail<'inspection-booking-created'>>().toEqualTypeOf<
    Told<BookingWidgetProps, 'onBooked'>
  >();
  expectTypeOf<Detail<'inspection-contact-sent'>>().toEqualTypeOf<
    Told<ContactWidgetProps, 'onSent'>
  >();
  expectTypeOf<Detail<'inspection-pricing-quote'>>().toEqualTypeOf<
    Told<PricingWidgetProps, 'onQuote'>
  >();
  expectTypeOf<Detail<'inspection-quote-calculate'>>().toEqualTypeOf<
    Told<QuoteWidgetProps, 'onCalculate'>
  >();
  expectTypeOf<Detail<'inspection-quote-book'>>().toEqualTypeOf<Told<QuoteWidgetProps, 'onBook'>>();
});

test('properties are declared as the components take them', () => {
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
