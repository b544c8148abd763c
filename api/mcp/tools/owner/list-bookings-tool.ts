import * as z from 'zod/mini';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { parseOrThrow } from '#api/http/validate.ts';
import { defineTool, described, hints, toolArguments } from '#api/mcp/tool.ts';
import { dayRangeSchema, MAX_RANGE_DAYS } from '#domain/schedule/availability.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { blankAsMissing } from '#domain/validation/fields.ts';
import { bookingAnswerSchema, presentBookingAnswer } from './booking-answer.ts';

const USUAL_DAYS = 7;

const date = blankAsMissing(calendarDateSchema);

export const listBookingsTool = ({
  store,
  clock,
  business,
}: Pick<RouteDependencies, 'store' | 'clock' | 'business'>) =>
  defineTool({
    name: 'list_bookings',
    title: 'List bookings',
    description:
      'The bookings on some days in order, including canceled ones, with client, address, access and price.',
    annotations: hints.reads,
    scope: 'read',
    input: toolArguments({
      from: described(date, 'First day, yyyy-MM-dd; today by default'),
      to: described(date, `Last day, at most ${MAX_RANGE_DAYS} days; a week by default`),
    }),
    output: z.object({ bookings: z.array(bookingAnswerSchema) }),
    async run({ input }) {
      const from = input.from ?? businessToday(clock(), business.current().timeZone);
      const range = { from, to: input.to ?? addDays(from, USUAL_DAYS - 1) };
      const { to } = parseOrThrow(dayRangeSchema, range);
      return { bookings: (await store.bookingsFrom(from, to)).map(presentBookingAnswer) };
    },
  });
