import { countText } from '#admin/lists/count-text.ts';
import { formatInstant } from '#admin/shell/timestamp.tsx';
import { heldCount, type ShownHold } from '#domain/hold/hold.ts';

const list = new Intl.ListFormat('en-US');

/** '12 emails, 1 webhook and 2 notifications'; without those that there are none of. */
export function heldText({ mails, webhooks, notifications }: ShownHold): string {
  const emails = mails.reduce((sum, { count }) => sum + count, 0);
  const counts = [
    [emails, ['email', 'emails']],
    [webhooks, ['webhook', 'webhooks']],
    [notifications, ['notification', 'notifications']],
  ] as const;
  return list.format(
    counts.flatMap(([count, nouns]) => (count === 0 ? [] : countText(count, nouns))),
  );
}

/** 'the restore of Nov 24, 2026 · 5:12 PM CT' */
export const causeText = ({ cause, heldAt }: ShownHold): string =>
  `${cause === 'restore' ? 'the restore' : 'the move of the data'} of ${formatInstant(heldAt)}`;

/** '12 emails were due at the restore of Nov 24, 2026 · 5:12 PM CT and are held.' */
export function noticeText(hold: ShownHold): string {
  const count = heldCount(hold);
  if (count === 0) return `What was due at ${causeText(hold)} is being dropped.`;
  const [were, are] = count === 1 ? ['was', 'is'] : ['were', 'are'];
  return `${heldText(hold)} ${were} due at ${causeText(hold)} and ${are} held.`;
}
