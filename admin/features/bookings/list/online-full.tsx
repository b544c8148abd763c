import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { failureText } from '#admin/failure-text.ts';
import { countText } from '#admin/lists/count-text.ts';
import { refreshWhenVisible } from '#admin/lists/refresh-when-visible.ts';
import { Button } from '#admin/shell/button.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { send } from '#client/send.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';

/** Shown at the limit of online bookings: why requests come in, and how to take bookings again. */
export function OnlineFull() {
  const { data, mutate } = useAnswer('GET /api/bookings/online', undefined, {
    ...refreshWhenVisible,
    revalidateIfStale: true,
  });
  const [busy, setBusy] = useState(false);
  if (!data?.newest || data.most === null || data.made < data.most) return null;

  async function confirm(until: string) {
    setBusy(true);
    try {
      // Online bookings made until then no longer count toward the limit of all visitors.
      await send('PUT /api/bookings/online/reviewed', { json: { until } });
      showToast({ title: 'Confirmed', description: 'Visitors can book online again.' });
      await mutate();
    } catch (error) {
      showToast({ title: 'Not saved', description: failureText(error), kind: 'destructive' });
    }
    setBusy(false);
  }

  const { newest } = data;
  return (
    <section className="admin-panel admin-bursts" aria-label="Online bookings are full">
      <ul>
        <li>
          <ShieldAlert size={24} />
          <div>
            <p className="admin-panel-title">
              {`${countText(data.made, ['online booking', 'online bookings'])} in 24 hours: the limit`}
            </p>
            <p>
              New ones come in as requests for a time.{' '}
              <Link href="/bookings?view=all">Look through the bookings</Link>, delete any that are
              fake, then let visitors book again.
            </p>
          </div>
          <Button busy={busy} onClick={() => void confirm(newest)}>
            Take online bookings again
          </Button>
        </li>
      </ul>
    </section>
  );
}
