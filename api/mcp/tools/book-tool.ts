import * as z from 'zod/mini';
import { bookForVisitor } from '#api/calendar/book-for-visitor.ts';
import { withFingerprint } from '#api/http/idempotency-key.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { defineTool, described, toolArguments } from '#api/mcp/tool.ts';
import { assistantAttribution } from '#domain/attribution/assistant-attribution.ts';
import { bookingPayloadSchema } from '#domain/booking/booking.schema.ts';
import { bookingTerms } from '#domain/booking/booking-terms.ts';
import { agentCopyRule } from '#domain/booking/visit.schema.ts';
import { business } from '#domain/business/business.ts';
import { timeZone } from '#domain/business/time-zone.ts';
import { howToPrepare, whatHappensNext } from '#domain/content/booking-confirmation.ts';
import { discountPromise } from '#domain/promotions/discount.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { homeArguments } from './home-arguments.ts';
import { idempotencyKeyArgument } from './idempotency-key-argument.ts';

const { website: _website, attribution: _attribution, ...form } = bookingPayloadSchema.shape;

export const bookTool = (dependencies: RouteDependencies) =>
  defineTool({
    name: 'book_inspection',
    title: 'Book an inspection',
    description: `Books a home inspection at once, in the person’s own name. Call it only after the person has agreed to price, day and time. ${bookingTerms.payment} ${bookingTerms.change} They get a confirmation by email with a link to move or cancel.`,
    annotations: {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    },
    input: toolArguments({
      ...form,
      date: described(form.date, 'A day from list_free_starts, yyyy-MM-dd'),
      time: described(form.time, 'A start on that day, HH:mm'),
      address: described(form.address, 'Address of the property, with city and ZIP code'),
      optionEnds: described(form.optionEnds, 'Last day of the buyer’s option period, yyyy-MM-dd'),
      entry: described(form.entry, 'The lockbox, or who lets the inspector in'),
      agentCopy: described(form.agentCopy, 'Whether the agent gets a copy, without the price'),
      promotion: described(form.promotion, 'From get_price’s offer, when the person asks for it'),
      test: described(form.test, 'If true, checks and answers the same way but books nothing'),
      quote: toolArguments(homeArguments),
      idempotencyKey: idempotencyKeyArgument,
    }).check(agentCopyRule),
    output: z.object({
      id: z.string(),
      date: z.string(),
      time: z.string(),
      /** 'Monday, November 30, 2026, 8:00 AM'. */
      when: z.string(),
      timeZone: z.string(),
      minutes: z.int(),
      /** Whole dollars. */
      price: z.nullable(z.int()),
      breakdown: z.array(z.object({ label: z.string(), amount: z.int() })),
      /** The promise of the offer that was asked for; the price is without it. */
      discount: z.nullable(z.string()),
      business: z.string(),
      licence: z.string(),
      /** The client's page of the appointment, to move or cancel it. */
      manageUrl: z.string(),
      calendarUrl: z.string(),
      whatHappensNext: z.array(z.string()),
      howToPrepare: z.array(z.string()),
      terms: z.array(z.string()),
      /** In test mode: nothing was booked. */
      test: z.boolean(),
    }),
    async run({ input: { idempotencyKey, ...booking }, ctx }) {
      await dependencies.limits.writes(ctx, async () => undefined);
      const payload = { ...booking, attribution: assistantAttribution };
      const key = withFingerprint(idempotencyKey, booking);
      const confirmation = await bookForVisitor(ctx, payload, key, dependencies);
      const { id, date, time, minutes, manageUrl, calendarUrl, quote, discount, test } =
        confirmation;
      return {
        id,
        date,
        time,
        when: `${formatDate(date, 'long')}, ${formatTime(time)}`,
        timeZone,
        minutes,
        price: quote?.totalPrice ?? null,
        breakdown: quote?.breakdown ?? [],
        discount: discount && discountPromise(discount),
        business: business.name,
        licence: business.licence.label,
        manageUrl,
        calendarUrl,
        whatHappensNext: [...whatHappensNext],
        howToPrepare: [...howToPrepare],
        terms: [bookingTerms.payment, bookingTerms.change],
        test: test ?? false,
      };
    },
  });
