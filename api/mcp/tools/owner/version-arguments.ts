import { described } from '#api/mcp/tool.ts';
import { revisionField } from '#domain/records/versioned.schema.ts';
import { requiredLine } from '#domain/validation/fields.ts';

/** The version of a booking that a change is based on. */
export const versionArguments = {
  id: described(
    requiredLine(100, 'Say which booking'),
    'Id of the booking, from list_bookings or find_bookings',
  ),
  revision: described(
    revisionField,
    'From the same answer; the change is refused if there is a newer version',
  ),
};
