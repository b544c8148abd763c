import { thousands } from '#domain/quote/dollars.ts';
import { businessTime, businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { heldCount, type ShownHold } from './hold.ts';

const list = new Intl.ListFormat('en-US');

/** '12 emails, 1 webhook, and 2 notifications'; without those that there are none of. */
export function heldText({ mails, webhooks, notifications }: ShownHold): string {
  const emails = mails.reduce((sum, { count }) => sum + count, 0);
  const counts = [
    [emails, 'email'],
    [webhooks, 'webhook'],
    [notifications, 'notification'],
  ] as const;
  return list.format(
    counts.flatMap(([count, noun]) =>
      count === 0 ? [] : `${thousands(count)} ${noun}${count === 1 ? '' : 's'}`,
    ),
  );
}

/** 'the restore of Nov 24, 2026, 5:12 PM' */
export function causeText({ cause, heldAt }: ShownHold, zone: Zone): string {
  const instant = new Date(heldAt);
  const day = formatDate(businessToday(instant, zone), 'short');
  const event = cause === 'restore' ? 'the restore' : 'the move of the data';
  return `${event} of ${day}, ${formatTime(businessTime(instant, zone))}`;
}

/** '12 emails were due at the restore of Nov 24, 2026, 5:12 PM and are held.' */
export function holdSentence(hold: ShownHold, zone: Zone): string {
  const count = heldCount(hold);
  if (count === 0) return `What was due at ${causeText(hold, zone)} is being dropped.`;
  const [were, are] = count === 1 ? ['was', 'is'] : ['were', 'are'];
  return `${heldText(hold)} ${were} due at ${causeText(hold, zone)} and ${are} held.`;
}
