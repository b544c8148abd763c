import * as z from 'zod/mini';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { defineTool, described, hints, toolArguments } from '#api/mcp/tool.ts';
import { requiredLine } from '#domain/validation/fields.ts';
import { bookingAnswerSchema, presentBookingAnswer } from './booking-answer.ts';

/** More than one asks about. */
const MAX_FOUND = 20;

export const findBookingsTool = ({ store }: Pick<RouteDependencies, 'store'>) =>
  defineTool({
    name: 'find_bookings',
    title: 'Find a booking by its client or address',
    description: `The bookings of a client or a property, past, coming and canceled, the latest appointment first, at most ${MAX_FOUND}.`,
    annotations: hints.reads,
    scope: 'read',
    input: toolArguments({
      search: described(
        requiredLine(200, 'Say whom or what to look for'),
        'Part of a name, address, email address or phone number',
      ),
    }),
    output: z.object({ bookings: z.array(bookingAnswerSchema) }),
    async run({ input: { search } }) {
      const page = await store.listBookings({ search, sort: 'appointment', limit: MAX_FOUND });
      return { bookings: page.data.map(presentBookingAnswer) };
    },
  });
