import { agendaDay } from '#admin/features/bookings/agenda/agenda.ts';
import { messageKindDisplays } from '#domain/messages/message-kinds.ts';
import type { ShownMessage } from '#domain/messages/presented-message.ts';
import { businessTime, businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';

/** The messages to one recipient on a day, in the order of the list. */
export interface MessageGroup {
  /** The id of the first message. */
  id: string;
  /** The client's name, an address, or 'You'. */
  recipient: string;
  /** '5:00 PM', '8:00 AM – 5:00 PM'; with the day if one has been held up since another day. */
  when: string;
  messages: readonly ShownMessage[];
  /** Whether one of them was refused, or failed and will be retried. */
  hasFailed: boolean;
}

export interface MessageDay {
  /** 'Today' or 'Monday, March 8, 2027'; for overdue messages 'Held' or 'Waiting to be sent'. */
  title: string;
  /** Groups with a failure first. */
  groups: readonly MessageGroup[];
}

/** Groups messages by day and recipient; those that are due but not sent come first. */
export function groupMessages(
  messages: readonly ShownMessage[],
  now: Date,
  timeZone: Zone,
): MessageDay[] {
  const today = businessToday(now, timeZone);
  const due = messages.filter(({ state }) => state === 'waiting');
  const isHeld = ({ held }: ShownMessage) => held !== undefined && held !== 'limit';
  const others = messages.filter(({ state }) => state !== 'waiting');
  const days = [...Map.groupBy(others, (message) => dayOf(message, timeZone))].map(
    ([date, ofDay]) => {
      const { relative, name } = agendaDay(date, today);
      return { title: relative ?? name, groups: byRecipient(ofDay, date, timeZone) };
    },
  );
  const overdue = [
    { title: 'Held', ofDay: due.filter(isHeld) },
    { title: 'Waiting to be sent', ofDay: due.filter((message) => !isHeld(message)) },
  ];
  return [
    ...overdue.flatMap(({ title, ofDay }) =>
      ofDay.length > 0 ? [{ title, groups: byRecipient(ofDay, today, timeZone) }] : [],
    ),
    ...days,
  ];
}

const instantOf = ({ sentAt, due }: ShownMessage): Date => new Date(sentAt ?? due);

const dayOf = (message: ShownMessage, timeZone: Zone): CalendarDate =>
  businessToday(instantOf(message), timeZone);

function byRecipient(
  messages: readonly ShownMessage[],
  day: CalendarDate,
  timeZone: Zone,
): MessageGroup[] {
  const groups = [...Map.groupBy(messages, recipientKey).values()].map((group) =>
    groupOf(group, day, timeZone),
  );
  // A stable sort, which otherwise keeps the order of the list.
  return groups.sort((a, b) => Number(b.hasFailed) - Number(a.hasFailed));
}

/** A message without its text no longer names its recipient. */
function recipientKey({ id, kind, mail }: ShownMessage): string {
  const { to } = messageKindDisplays[kind];
  return to === 'owner' ? to : `${to} ${mail?.to.toLowerCase() ?? id}`;
}

function groupOf(
  messages: readonly ShownMessage[],
  day: CalendarDate,
  timeZone: Zone,
): MessageGroup {
  const [{ id = '', kind, client, mail }] = messages as [ShownMessage, ...ShownMessage[]];
  const { to } = messageKindDisplays[kind];
  const address = mail?.to ?? (to === 'agent' ? 'An agent' : 'Erased person');
  return {
    id,
    recipient: to === 'owner' ? 'You' : to === 'client' ? (client ?? address) : address,
    when: whenOf(messages, day, timeZone),
    messages,
    hasFailed: messages.some(hasFailed),
  };
}

function whenOf(messages: readonly ShownMessage[], day: CalendarDate, timeZone: Zone): string {
  const instants = messages.map(instantOf).toSorted((a, b) => a.getTime() - b.getTime());
  const [first = new Date(), last = first] = [instants[0], instants.at(-1)];
  if (businessToday(first, timeZone) !== day)
    return formatDate(businessToday(first, timeZone), 'short');
  const [from, to] = [first, last].map((instant) => formatTime(businessTime(instant, timeZone)));
  return from === to ? `${from}` : `${from} – ${to}`;
}

const hasFailed = ({ state, attempts }: ShownMessage): boolean =>
  state === 'refused' || (state === 'waiting' && attempts > 0);

/** 'New request (3), Booking confirmed' */
export function kindsText(messages: readonly ShownMessage[]): string {
  const byKind = Map.groupBy(messages, ({ kind }) => kind);
  return [...byKind]
    .map(([kind, { length }]) => {
      const { label } = messageKindDisplays[kind];
      return length > 1 ? `${label} (${length})` : label;
    })
    .join(', ');
}
