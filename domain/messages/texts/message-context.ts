import type { Business } from '#domain/business/business.ts';
import type { GapRules } from '#domain/schedule/appointment.ts';
import type { OwnTemplates } from '../own-templates.ts';

/** Data that a message needs besides the lead. */
export interface MessageContext {
  /** In the recipient's language (`messageLocale`). */
  business: Business;
  /** The origin that visitors see. */
  publicUrl: string;
  /** Where messages to the owner are sent. */
  ownerEmail: string;
  /** For the drives between a day's appointments. */
  rules: GapRules;
  /** The owner's own templates in that language. */
  templates: OwnTemplates;
  /** The page where the client can change the appointment. */
  manageUrl: string;
  /** The page where the agent reads the report. */
  reportUrl: string;
  /** The page with the inspections of the agent's clients; empty if the owner has ended it. */
  agentUrl: string;
}
