import type { Booking } from '#domain/booking/booking.schema.ts';
import type { GapRules } from '#domain/schedule/appointment.ts';

/** What the texts need besides the lead. */
export interface MessageContext {
  /** The origin that visitors see. */
  publicUrl: string;
  /** Where the owner's messages go. */
  ownerEmail: string;
  /** For the drives of a day. */
  rules: GapRules;
  /** The page on which the client manages the booking; without it there is only the telephone. */
  manageLinkOf?: ((booking: Booking) => string | undefined) | undefined;
}

/** Paragraphs of a message; the lines of one stand below each other. */
export type Paragraphs = readonly (string | readonly string[] | undefined | false)[];

export interface ComposedText {
  subject: string;
  body: Paragraphs;
}
