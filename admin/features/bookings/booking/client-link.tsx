import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { CopyField } from '#admin/forms/copy-field.tsx';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { send } from '#client/send.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { useBusiness } from '#ui/business.tsx';

interface ClientLinkProps {
  booking: Booking;
  /** Creating a link makes a new version of the booking. */
  onSaved: (booking: Booking) => void;
}

/** A link to the client's page, for the appointment and its job; none for an erased client. */
export function ClientLink({ booking, onSaved }: ClientLinkProps) {
  const { words } = useBusiness();
  const [url, setUrl] = useState<string>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportError();
  if (booking.erasedAt !== undefined) return null;

  async function make() {
    setPending(true);
    setFailure(undefined);
    try {
      const made = await send('POST /api/bookings/:id/link', { params: { id: booking.id } });
      setUrl(made.manageUrl);
      onSaved(made.booking);
    } catch (error) {
      setFailure(failureText(error));
      report(error);
    }
    setPending(false);
  }

  return (
    <section className="admin-panel admin-client-link" aria-labelledby="client-link">
      <h2 className="admin-panel-title" id="client-link">
        The client’s page
      </h2>
      <p>
        Anyone with the link can move or cancel the appointment until {words.noticeTime} before it
        starts, sign the agreement, and read the report once it is open. Earlier links still work.
      </p>
      <Alert>{failure}</Alert>
      {url ? (
        <CopyField label="Link for the client" text={url} />
      ) : (
        <Button busy={pending} onClick={() => void make()}>
          <Link2 size={18} />
          <span>{pending ? 'Creating a link…' : 'Create a link'}</span>
        </Button>
      )}
    </section>
  );
}
