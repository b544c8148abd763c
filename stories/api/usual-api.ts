import * as z from 'zod/mini';
import { bookingPayloadSchema } from '#domain/booking/booking.schema.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { contactPayloadSchema } from '#domain/inspection-request/inspection-request.schema.ts';
import {
  maintenanceAnswerSchema,
  maintenanceRequestSchema,
} from '#domain/maintenance/maintenance.schema.ts';
import { maintenanceTips } from '#domain/maintenance/maintenance-tips.ts';
import { promotionsResponseSchema } from '#domain/promotions/promotion.schema.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { defaultPromotions } from '#domain/promotions/promotions.ts';
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
import { bookableDays, freeSlots } from '#domain/schedule/schedule.ts';
import { validate } from '#domain/validation/validate.ts';
import { type Answer, refuses, says } from './answers.ts';

const idSchema = z.object({ id: z.string() });

const slotsSchema = z.array(z.object({ time: timeOfDaySchema }));

const receiptSchema = z.object({
  id: z.string(),
  date: calendarDateSchema,
  time: timeOfDaySchema,
  quote: z.nullable(
    z.object({
      totalPrice: z.int(),
      breakdown: z.array(z.object({ label: z.string(), amount: z.int() })),
      estimatedDuration: z.string(),
    }),
  ),
});

/** Refuses what the API would refuse; else answers with what `accept` makes of it. */
const checking =
  <S extends z.ZodMiniType>(schema: S, accept: (body: z.output<S>) => Response): Answer =>
  async (call) => {
    const checked = validate(schema, await call.request.json());
    if (checked.ok) return accept(checked.value);
    return refuses('validation_failed', { errors: checked.errors })(call);
  };

/** The times of an open day that nobody has taken but those in `taken`. */
export const slotsWithout =
  (...taken: TimeOfDay[]): Answer =>
  ({ request }) => {
    const date = new URL(request.url).searchParams.get('date') ?? '';
    const slots: Slot[] = freeSlots(date, defaultAvailability, taken, new Date());
    return says(slotsSchema, slots);
  };

/** The days that are open by the usual availability. */
const usualDays: Answer = ({ request }) => {
  const { from, to } = Object.fromEntries(new URL(request.url).searchParams);
  const range = z.parse(dayRangeSchema, { from, to });
  return says(z.array(calendarDateSchema), bookableDays(range, defaultAvailability, new Date()));
};

/** The wall of these reviews, with their figures. */
export const reviewsOf =
  (reviews: readonly Review[]): Answer =>
  () =>
    says(reviewsResponseSchema, { reviews: newestFirst(reviews), stats: reviewStats(reviews) });

/** These offers, today. */
export const promotionsOf =
  (promotions: readonly Promotion[]): Answer =>
  () =>
    says(promotionsResponseSchema, {
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

/** A server on which all goes well. A story puts its own answer in the place of one. */
export const usualApi = {
  contact: checking(contactPayloadSchema, () => says(idSchema, { id: 'a-request' }, 201)),
  slots: slotsWithout(),
  days: usualDays,
  book: checking(bookingPayloadSchema, ({ date, time, quote: input }) => {
    const home = input && { ...input, inspectionDate: date };
    const priced = home && calculateQuote(home, businessToday(new Date()));
    const { totalPrice = 0, breakdown = [], estimatedDuration = '' } = priced ?? {};
    const quote = priced ? { totalPrice, breakdown, estimatedDuration } : null;
    return says(receiptSchema, { id: 'a-booking', date, time, quote }, 201);
  }),
  reviews: reviewsOf(sampleReviews),
  promotions: promotionsOf(defaultPromotions),
  tips: checking(maintenanceRequestSchema, (request) =>
    says(maintenanceAnswerSchema, maintenanceTips(request)),
  ),
} satisfies Record<string, Answer>;

export type Api = Record<keyof typeof usualApi, Answer>;
