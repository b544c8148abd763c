import { addHours } from 'date-fns/addHours';
import { HttpResponse, type HttpResponseResolver } from 'msw';
import * as z from 'zod/mini';
import { bookingPayloadSchema } from '#domain/booking/booking.schema.ts';
import { CONFIRM_HOURS } from '#domain/booking/client/confirmation.ts';
import { requestedTimeText } from '#domain/booking/request/requested-time-text.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { defaultPromotions } from '#domain/business/defaults/default-promotions.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { contactPayloadSchema } from '#domain/inspection-request/inspection-request.schema.ts';
import {
  maintenanceAnswerSchema,
  maintenanceRequestSchema,
} from '#domain/maintenance/maintenance.schema.ts';
import { maintenanceTips } from '#domain/maintenance/maintenance-tips.ts';
import type { ServiceAreaAnswer } from '#domain/places/service-distance.ts';
import { zipCodeSchema } from '#domain/places/zip-code.ts';
import { firstDiscount } from '#domain/promotions/discount.ts';
import { promotionsResponseSchema } from '#domain/promotions/promotion.schema.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { wordedPromotions } from '#domain/promotions/shown-promotions.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import { type Review, reviewsResponseSchema } from '#domain/reviews/review.schema.ts';
import { newestFirst, reviewStats } from '#domain/reviews/review-stats.ts';
import { dayRangeSchema } from '#domain/schedule/availability.schema.ts';
import { defaultAvailability, type Slot } from '#domain/schedule/availability.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import {
  calendarDateSchema,
  type TimeOfDay,
  timeOfDaySchema,
} from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { reportDue } from '#domain/schedule/option-period.ts';
import { bookableDays, freeSlots } from '#domain/schedule/schedule.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { validate } from '#domain/validation/validate.ts';
import { json, problem } from './responses.ts';

const idSchema = z.object({ id: z.string() });

const slotsSchema = z.array(z.object({ time: timeOfDaySchema, reportBy: z.iso.datetime() }));

const serviceAreaSchema = z.object({
  zip: zipCodeSchema,
  place: z.object({ city: z.string(), miles: z.int(), isOutside: z.boolean() }),
});

const receiptSchema = z.object({
  id: z.string(),
  date: calendarDateSchema,
  time: timeOfDaySchema,
  minutes: z.int(),
  manageUrl: z.url(),
  calendarUrl: z.url(),
  discount: z.nullable(z.object({ message: z.string(), amount: z.string() })),
  quote: z.nullable(
    z.object({
      totalPrice: z.int(),
      breakdown: z.array(z.object({ label: z.string(), amount: z.int() })),
      estimatedDuration: z.string(),
    }),
  ),
});

/** Answers an invalid body as the API does, any other with `respond`. */
const validated =
  <S extends z.ZodMiniType>(
    schema: S,
    respond: (body: z.output<S>) => Response,
  ): HttpResponseResolver =>
  async (call) => {
    const checked = validate(schema, await call.request.json());
    if (checked.ok) return respond(checked.value);
    return problem('validation_failed', { errors: checked.errors })(call);
  };

/** The start times of an open day, without those in `taken`. */
export const slotsWithout =
  (...taken: TimeOfDay[]): HttpResponseResolver =>
  ({ request }) => {
    const date = new URL(request.url).searchParams.get('date') ?? '';
    const { bufferMinutes, lengths } = defaultAvailability;
    const booked = taken.map((time) => ({ date, time, minutes: lengths.buyer, bufferMinutes }));
    const slots = freeSlots(date, defaultAvailability, booked, new Date(), centralTime);
    const reportBy = ({ time }: Slot) =>
      reportDue({ date, time, minutes: lengths.buyer }, defaultBusiness).toISOString();
    return json(
      slotsSchema,
      slots.map((slot) => ({ ...slot, reportBy: reportBy(slot) })),
    );
  };

const daysSchema = z.object({
  open: z.array(calendarDateSchema),
  full: z.array(calendarDateSchema),
});

/** The days that the default availability opens. */
/** A booking that a new client has to confirm by email. */
export const unconfirmedBooking: HttpResponseResolver = async (call) => {
  const answer = (await defaultApi.book(call)) as Response;
  const confirmBy = addHours(new Date(), CONFIRM_HOURS).toISOString();
  return answer.ok ? HttpResponse.json({ ...(await answer.json()), confirmBy }) : answer;
};

/** A booking above the limit of online bookings. */
export const requestedTime = validated(bookingPayloadSchema, ({ date, time }) =>
  HttpResponse.json(
    { requestId: 'sample', date, time, ...requestedTimeText(defaultBusiness) },
    { status: 202 },
  ),
);

const openDays: HttpResponseResolver = ({ request }) => {
  const { from, to } = Object.fromEntries(new URL(request.url).searchParams);
  const range = z.parse(dayRangeSchema, { from, to });
  return json(daysSchema, {
    open: bookableDays(range, defaultAvailability, new Date(), centralTime),
    full: [],
  });
};

const nextSlotSchema = z.object({
  slot: z.nullable(z.object({ date: calendarDateSchema, time: timeOfDaySchema })),
});

/** Every start time is taken. */
export const noNextSlot: HttpResponseResolver = () => json(nextSlotSchema, { slot: null });

/** The first start time that the default availability opens. */
const nextSlot: HttpResponseResolver = () => {
  const now = new Date();
  const from = businessToday(now, centralTime);
  const range = { from, to: addDays(from, defaultAvailability.horizonDays) };
  const [date] = bookableDays(range, defaultAvailability, now, centralTime);
  const [slot] = date ? freeSlots(date, defaultAvailability, [], now, centralTime) : [];
  return json(nextSlotSchema, { slot: date && slot ? { date, time: slot.time } : null });
};

/** These reviews, with their statistics. */
export const reviewsOf =
  (reviews: readonly Review[], business = defaultBusiness): HttpResponseResolver =>
  () =>
    json(reviewsResponseSchema, {
      reviews: newestFirst(reviews),
      stats: reviewStats(reviews, business),
    });

export const promotionsOf =
  (promotions: readonly Promotion[]): HttpResponseResolver =>
  () =>
    json(promotionsResponseSchema, {
      promotions: promotions.map(
        ({ id, type, message, actionLabel, actionUrl, colour, duration }) => ({
          id,
          type,
          message,
          actionLabel,
          actionUrl,
          colour,
          duration,
        }),
      ),
    });

/** Every ZIP code is this place. */
export const areaOf =
  (place: NonNullable<ServiceAreaAnswer['place']>): HttpResponseResolver =>
  ({ request }) => {
    const zip = new URL(request.url).searchParams.get('zip') ?? '';
    return json(serviceAreaSchema, { zip, place });
  };

/** Every call succeeds. A story's `parameters.api` replaces single responses. */
export const defaultApi = {
  contact: validated(contactPayloadSchema, () => json(idSchema, { id: 'a-request' }, 201)),
  slots: slotsWithout(),
  days: openDays,
  nextSlot,
  book: validated(bookingPayloadSchema, ({ date, time, quote: input, promotion }) => {
    const home = input && { ...input, inspectionDate: date };
    const priced =
      home && calculateQuote(home, businessToday(new Date(), centralTime), defaultBusiness.prices);
    const { totalPrice = 0, breakdown = [], estimatedDuration = '' } = priced ?? {};
    const quote = priced ? { totalPrice, breakdown, estimatedDuration } : null;
    const asked = defaultPromotions.filter(({ id }) => id === promotion);
    const { message = '', amount = '' } = firstDiscount(asked) ?? {};
    const discount = amount ? { message, amount } : null;
    const links = {
      manageUrl: `${location.origin}/appointment/a-token`,
      calendarUrl: `${location.origin}/api/appointments/a-token/appointment.ics`,
    };
    return json(
      receiptSchema,
      { id: 'a-booking', date, time, minutes: 180, quote, discount, ...links },
      201,
    );
  }),
  area: areaOf({ city: 'Plano', miles: 20, isOutside: false, isRefused: false }),
  reviews: reviewsOf(sampleReviews),
  promotions: promotionsOf(wordedPromotions(defaultPromotions, defaultBusiness)),
  tips: validated(maintenanceRequestSchema, (request) =>
    json(maintenanceAnswerSchema, maintenanceTips(request, defaultBusiness)),
  ),
} satisfies Record<string, HttpResponseResolver>;

export type Api = Record<keyof typeof defaultApi, HttpResponseResolver>;
