import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { failureText } from '#admin/failure-text.ts';
import { bookingNoteDraftOf } from '#admin/features/bookings/booking/booking-note.tsx';
import { detailsDraftOf } from '#admin/features/bookings/booking/details-dialog.tsx';
import { noteDraftOf } from '#admin/features/requests/note-dialog.tsx';
import { drafts } from '#admin/forms/drafts.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { send } from '#client/send.ts';
import { cutText } from '#domain/locale/cut-text.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { countsText } from './counts-text.ts';
import type { FoundPerson } from './use-person-search.ts';

interface EraseDialogProps {
  found: FoundPerson;
  onErased: () => void;
  onClose: () => void;
}

/** Says what is erased and what stays, and asks which of the reviews are the person's. */
export function EraseDialog({ found: { person, records }, onErased, onClose }: EraseDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { mutate } = useSWRConfig();
  const report = useReportError();

  async function erase() {
    setPending(true);
    setFailure(undefined);
    try {
      await send('POST /api/privacy/erase', { json: { person, reviews: chosen } });
    } catch (error) {
      report(error);
      setFailure(failureText(error));
      setPending(false);
      return;
    }
    for (const request of records.requests) drafts.remove(noteDraftOf(request));
    for (const booking of records.bookings) drafts.remove(bookingNoteDraftOf(booking));
    for (const booking of [...records.bookings, ...records.agentOf]) {
      drafts.remove(detailsDraftOf(booking));
    }
    onErased();
    showToast({
      title: 'Erased',
      description: 'Only the dates and kinds of the records remain.',
    });
    // Data that other screens have loaded still names the person.
    await mutate((key) => typeof key === 'string' && key !== 'session', undefined);
  }

  const leads = countsText({ ...records, reviews: [] });
  const isClient = records.requests.length + records.bookings.length > 0;
  return (
    <Dialog title="Erase this person?" onClose={onClose}>
      <p>
        <span>{`${leads} with `}</span>
        <strong className="privacy-person">{person}</strong>
        <span>{`. ${isClient ? 'Name, contact details, address, messages, notes and prices are erased for good. What stays: that a request came in or a time was booked, and when.' : ''}`}</span>
      </p>
      {records.agentOf.length > 0 ? (
        <p className="privacy-agent">
          Where this person is the agent, only the agent’s name, email and copies are erased. The
          client’s booking stays.
        </p>
      ) : null}
      {records.reviews.length > 0 ? (
        <fieldset className="privacy-reviews">
          <legend>Reviews under the same name: delete those that are this person’s</legend>
          {records.reviews.map(({ id, author, text }) => (
            <label className="ui-check" key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
              <span>{`${author}: “${cutText(text, EXCERPT)}”`}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <p className="privacy-lead">
        Earlier backups still have this person until you delete them. This cannot be undone.
      </p>
      <Alert>{failure}</Alert>
      <div className="admin-actions">
        <Button kind="danger" busy={pending} onClick={() => void erase()}>
          {pending ? 'Erasing…' : 'Erase'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  );
}

/** Enough characters of a review to recognize it. */
const EXCERPT = 80;
