import { Link } from 'wouter';
import { noticeText } from './hold-text.ts';
import { useHold } from './use-hold.ts';

/** Says on the first screen that jobs wait for the owner's decision; usually nothing. */
export function HoldNotice() {
  const hold = useHold().data?.hold;
  if (!hold) return null;
  return (
    <p className="admin-notice">
      {noticeText(hold)} <Link href="/messages">Send or drop them</Link>
    </p>
  );
}
