import { described } from '#api/mcp/tool.ts';
import { bookingMoveSchema } from '#domain/booking/booking-changes.schema.ts';

export const overrideArgument = described(
  bookingMoveSchema.shape.anyway,
  'True to allow a time outside opening hours or overlapping another appointment',
);
