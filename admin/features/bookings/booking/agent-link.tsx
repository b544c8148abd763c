import { Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { CopyField } from '#admin/forms/copy-field.tsx';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { send } from '#client/send.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';

/** The page of the agent named in the booking, with the inspections of all clients who agree. */
export function AgentLink({ booking: { id, agentEmail } }: { booking: Booking }) {
  const { data, error, mutate } = useAnswer(
    agentEmail ? 'GET /api/bookings/:id/agent-page' : undefined,
    { params: { id } },
  );
  const [url, setUrl] = useState<string>();
  const [isEnding, setEnding] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const report = useReportError();
  if (!agentEmail) return null;

  async function make() {
    setPending(true);
    setFailure(undefined);
    try {
      const made = await send('POST /api/bookings/:id/agent-page', { params: { id } });
      setUrl(made.agentUrl);
      await mutate(made.page, { revalidate: false });
    } catch (reason) {
      setFailure(reason);
      report(reason);
    }
    setPending(false);
  }

  const shown = failure ?? error;
  return (
    <section className="admin-panel admin-client-link" aria-labelledby="agent-link">
      <h2 className="admin-panel-title" id="agent-link">
        The agent’s page
      </h2>
      <p>
        <span>{agentEmail}</span> sees time, place, state and report of the inspections whose
        clients agree, without prices and contacts. Mails to the agent have the link.
      </p>
      {data?.mails === false ? <p>The agent has stopped all emails.</p> : null}
      {data?.endedAt ? (
        <p>
          Ended <Timestamp instant={data.endedAt} />. Mails have no link until you create one.
        </p>
      ) : null}
      <Alert>{shown ? failureText(shown) : null}</Alert>
      {url ? <CopyField label="Link for the agent" text={url} /> : null}
      <div className="admin-actions">
        {url ? null : (
          <Button busy={pending} onClick={() => void make()}>
            <Link2 size={18} />
            <span>
              {pending
                ? 'Creating a link…'
                : data?.isOpen
                  ? 'Replace the link'
                  : 'Create a link for the agent'}
            </span>
          </Button>
        )}
        {data && data.endedAt === undefined ? (
          <Button onClick={() => setEnding(true)}>
            <Link2Off size={18} />
            End the agent’s link…
          </Button>
        ) : null}
      </div>
      {isEnding ? (
        <ConfirmDialog
          title="End the agent’s link?"
          question={`Every link to the page of ${agentEmail} stops working, also forwarded ones, and mails have none any more. The mails themselves go on.`}
          confirm="End the link"
          onConfirm={async () => {
            const ended = await send('DELETE /api/bookings/:id/agent-page', { params: { id } });
            await mutate(ended, { revalidate: false });
            setUrl(undefined);
            setEnding(false);
            showToast({ title: 'Link ended', description: 'The agent’s page cannot be opened.' });
          }}
          onClose={() => setEnding(false)}
        />
      ) : null}
    </section>
  );
}
