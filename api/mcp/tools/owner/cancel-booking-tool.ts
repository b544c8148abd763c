import { changeBooking } from '#api/bookings/change-booking.ts';
import { authorOf } from '#api/http/author-of.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { defineTool, described, hints, toolArguments } from '#api/mcp/tool.ts';
import { reasonField } from '#domain/booking/client/client-changes.schema.ts';
import { bookingAnswerSchema, presentBookingAnswer } from './booking-answer.ts';
import { versionArguments } from './version-arguments.ts';

export const cancelBookingTool = ({
  store,
  clock,
  business,
}: Pick<RouteDependencies, 'store' | 'clock' | 'business'>) =>
  defineTool({
    name: 'cancel_booking',
    title: 'Cancel a booking',
    description: 'Cancels a booking. Its time is free again, and the client is notified by email.',
    annotations: hints.changes,
    scope: 'book',
    input: toolArguments({
      ...versionArguments,
      reason: described(reasonField, 'For the client'),
    }),
    output: bookingAnswerSchema,
    async run({ input: { id, revision, reason }, ctx }) {
      const zone = business.current().timeZone;
      const author = { now: clock(), zone, by: authorOf(ctx) };
      const change = { action: 'cancel' as const, reason, note: undefined };
      return presentBookingAnswer(await changeBooking(store, { id, revision }, change, author));
    },
  });
