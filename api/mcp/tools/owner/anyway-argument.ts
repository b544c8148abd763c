import { described } from '#api/mcp/tool.ts';
import { bookingMoveSchema } from '#domain/booking/booking-changes.schema.ts';

export const anywayArgument = described(
  bookingMoveSchema.shape.anyway,
  'True also for a time outside the opening times or beside another appointment',
);
