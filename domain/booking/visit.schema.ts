import * as z from 'zod/mini';
import { blankAsMissing, emailField, optionalLine } from '#domain/validation/fields.ts';
import { occupancies, utilityStates } from './visit.ts';

/** What helps the inspector to get in, and for whom an agent books; nothing of it is required. */
export const visitFields = {
  agentName: blankAsMissing(optionalLine(200)),
  agentEmail: blankAsMissing(emailField),
  /** The lockbox, or who opens. */
  entry: blankAsMissing(optionalLine(300)),
  occupancy: blankAsMissing(
    z.enum(
      occupancies.map(({ value }) => value),
      'Please say vacant or occupied',
    ),
  ),
  utilities: blankAsMissing(
    z.enum(
      utilityStates.map(({ value }) => value),
      'Please say which utilities are on',
    ),
  ),
  pets: blankAsMissing(optionalLine(200)),
};
