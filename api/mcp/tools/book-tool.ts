import { bookForVisitor } from '#api/calendar/book-for-visitor.ts';
import { withFingerprint } from '#api/http/idempotency-key.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { defineTool, described, hints, toolArguments } from '#api/mcp/tool.ts';
import { assistantAttribution } from '#domain/attribution/attribution.ts';
import { bookingPayloadSchema } from '#domain/booking/booking.schema.ts';
import { bookingTerms } from '#domain/booking/client/booking-terms.ts';
import { agentCopyRule } from '#domain/booking/visit.schema.ts';
import { bookAnswerSchema, presentBookAnswer } from './book-answer.ts';
import { homeArguments } from './home-arguments.ts';
import { idempotencyKeyArgument } from './idempotency-key-argument.ts';

const {
  website: _website,
  attribution: _attribution,
  metadata: _metadata,
  ...form
} = bookingPayloadSchema.shape;

export const bookTool = (dependencies: RouteDependencies) => {
  const { words } = dependencies.business.current();
  return defineTool({
    name: 'book_inspection',
    title: 'Book an inspection',
    description: `Books a home inspection at once, in the person’s own name. Call it only after the person has agreed to price, day and time. ${Object.values(bookingTerms(dependencies.business.current())).join(' ')} They get a confirmation by email with a link to move or cancel. When the answer’s outcome is “requested”, nothing is booked, and when it is “unconfirmed”, the person still has to confirm by email: tell them its message.`,
    annotations: hints.adds,
    input: toolArguments({
      ...form,
      date: described(form.date, 'A day from list_free_starts, yyyy-MM-dd'),
      time: described(form.time, 'A start on that day, HH:mm'),
      optionEnds: described(
        form.optionEnds,
        `Last day of the buyer’s ${words.contractDeadline}, yyyy-MM-dd`,
      ),
      promotion: described(form.promotion, 'From get_price’s offer, when the person asks for it'),
      quote: described(
        toolArguments(homeArguments(dependencies.business.current())),
        'Facts of the home; its price is calculated for the booked day',
      ),
      idempotencyKey: idempotencyKeyArgument,
    }).check(agentCopyRule),
    output: bookAnswerSchema,
    async run({ input: { idempotencyKey, ...booking }, ctx }) {
      await dependencies.limits.writes(ctx, async () => undefined);
      const payload = { ...booking, attribution: assistantAttribution };
      const key = withFingerprint(idempotencyKey, booking);
      const answer = await bookForVisitor(ctx, payload, key, dependencies);
      const shown = dependencies.business.current(booking.locale);
      return presentBookAnswer(answer, dependencies.clock(), shown);
    },
  });
};
