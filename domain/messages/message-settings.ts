import type { TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { mailsPerPerson } from './mail-limit.ts';
import { type MessageKind, messageKinds } from './message-kinds.ts';
import type { TemplateSettings } from './own-templates.ts';

/** The owner's settings for messages. */
export interface MessageSettings extends TemplateSettings {
  /** Kinds that are not sent. */
  off: MessageKind[];
  /** When reminders and the list of tomorrow's appointments are sent, in the business's zone. */
  reminderTime: TimeOfDay;
  /** Where messages to the owner are sent; empty for the business's own address. */
  ownerEmail: string;
  /** Maximum number of mails to a client's mailbox in 24 hours; half as many to an agent's. */
  mailsPerPerson: number;
}

/** The stored settings. There is only one record, so its version needs no id. */
export interface StoredMessageSettings extends MessageSettings {
  revision: number;
  /** An ISO 8601 instant: messages due before the first start with messages are not sent. */
  since?: string | undefined;
  /** When a kind was switched on again: messages that were due before are not sent. */
  onSince: Readonly<Partial<Record<MessageKind, string>>>;
}

/** The settings that determine which messages are planned, and when. */
export type PlanSettings = Pick<
  StoredMessageSettings,
  'off' | 'since' | 'onSince' | 'reminderTime'
>;

export const defaultMessageSettings: MessageSettings = {
  off: [],
  reminderTime: '17:00',
  ownerEmail: '',
  templates: {},
  mailsPerPerson: mailsPerPerson.usual,
};

/** `current` with the settings that the owner chose at `now`; templates are changed one by one. */
export function chosenMessageSettings(
  current: StoredMessageSettings,
  chosen: Omit<MessageSettings, keyof TemplateSettings>,
  now: Date,
): StoredMessageSettings {
  const switchedOn = current.off.filter((kind) => !chosen.off.includes(kind));
  return {
    ...current,
    onSince: {
      ...current.onSince,
      ...Object.fromEntries(switchedOn.map((kind) => [kind, now.toISOString()])),
    },
    off: messageKinds.filter((kind) => chosen.off.includes(kind)),
    reminderTime: chosen.reminderTime,
    ownerEmail: chosen.ownerEmail,
    mailsPerPerson: chosen.mailsPerPerson,
  };
}

/** Whether messages of `kind` that are due at `due` are sent. */
export function isWanted(
  kind: MessageKind,
  due: Date,
  { off, since, onSince }: Pick<StoredMessageSettings, 'off' | 'since' | 'onSince'>,
): boolean {
  if (since === undefined || off.includes(kind) || due < new Date(since)) return false;
  const onAgain = onSince[kind];
  return onAgain === undefined || due >= new Date(onAgain);
}
