import { moveBooking } from '#api/bookings/move-booking.ts';
import { authorOf } from '#api/http/author-of.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { defineTool, hints, toolArguments } from '#api/mcp/tool.ts';
import { bookingMoveSchema } from '#domain/booking/booking-changes.schema.ts';
import { bookingAnswerSchema, presentBookingAnswer } from './booking-answer.ts';
import { versionArguments } from './version-arguments.ts';

export const moveBookingTool = ({
  store,
  clock,
  business,
}: Pick<RouteDependencies, 'store' | 'clock' | 'business'>) =>
  defineTool({
    name: 'move_booking',
    title: 'Move a booking',
    description: 'Moves a booking to another start. The client is notified by email.',
    annotations: hints.changes,
    scope: 'book',
    input: toolArguments({
      ...versionArguments,
      date: bookingMoveSchema.shape.date,
      time: bookingMoveSchema.shape.time,
      anyway: bookingMoveSchema.shape.anyway,
    }),
    output: bookingAnswerSchema,
    async run({ input: { id, revision, date, time, anyway = false }, ctx }) {
      const zone = business.current().timeZone;
      const move = { to: { date, time }, anyway, now: clock(), zone, by: authorOf(ctx) };
      return presentBookingAnswer(await moveBooking(store, { id, revision }, move));
    },
  });
