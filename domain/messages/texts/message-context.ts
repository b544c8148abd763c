import type { GapRules } from '#domain/schedule/appointment.ts';
import type { MessageKind } from '../message-kinds.ts';
import type { MessageTemplate } from '../message-template.ts';

/** What a message needs besides the lead. */
export interface MessageContext {
  /** The origin that visitors see. */
  publicUrl: string;
  /** Where the owner's messages go. */
  ownerEmail: string;
  /** For the drives of a day. */
  rules: GapRules;
  /** The owner's own words. */
  templates: Readonly<Partial<Record<MessageKind, MessageTemplate>>>;
  /** The page on which the client changes the appointment. */
  manageUrl: string;
}
