import type { Business } from '#domain/business/business.ts';
import type { GapRules } from '#domain/schedule/appointment.ts';
import type { MessageKind } from '../message-kinds.ts';
import type { MessageTemplate } from '../message-template.ts';

/** Data that a message needs besides the lead. */
export interface MessageContext {
  business: Business;
  /** The origin that visitors see. */
  publicUrl: string;
  /** Where messages to the owner are sent. */
  ownerEmail: string;
  /** For the drives between a day's appointments. */
  rules: GapRules;
  /** The owner's own templates. */
  templates: Readonly<Partial<Record<MessageKind, MessageTemplate>>>;
  /** The page where the client can change the appointment. */
  manageUrl: string;
}
