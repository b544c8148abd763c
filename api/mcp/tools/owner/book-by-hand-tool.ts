import * as z from 'zod/mini';
import { bookByHand } from '#api/bookings/book-by-hand.ts';
import { authorOf } from '#api/http/author-of.ts';
import { withFingerprint } from '#api/http/idempotency-key.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { defineTool, described, hints, toolArguments } from '#api/mcp/tool.ts';
import { manualBookingSchema } from '#domain/booking/booking-changes.schema.ts';
import { agentCopyRule } from '#domain/booking/visit.schema.ts';
import { homeArguments } from '../home-arguments.ts';
import { idempotencyKeyArgument } from '../idempotency-key-argument.ts';
import { bookingAnswerSchema, presentBookingAnswer } from './booking-answer.ts';

const { attribution: _attribution, metadata: _metadata, ...fields } = manualBookingSchema.shape;

export const bookByHandTool = ({
  store,
  clock,
  business,
}: Pick<RouteDependencies, 'store' | 'clock' | 'business'>) =>
  defineTool({
    name: 'book_by_hand',
    title: 'Book for a client',
    description:
      'Enters a booking for a client as the owner does by hand. The client gets the messages of a booking.',
    annotations: hints.adds,
    scope: 'book',
    input: toolArguments({
      ...fields,
      quote: described(
        z.optional(toolArguments(homeArguments(business.current()))),
        'Facts of the home; without them the booking has no price',
      ),
      idempotencyKey: idempotencyKeyArgument,
    }).check(agentCopyRule),
    output: bookingAnswerSchema,
    async run({ input: { idempotencyKey: key, ...booking }, ctx }) {
      const idempotencyKey = withFingerprint(key, booking);
      const options = { now: clock(), by: authorOf(ctx), idempotencyKey, business };
      return presentBookingAnswer(await bookByHand(store, booking, options));
    },
  });
