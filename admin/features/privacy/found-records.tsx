import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { saveFile } from '#admin/shell/save-file.ts';
import { download } from '#client/send.ts';
import { isAhead } from '#domain/booking/is-ahead.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { countsText } from './counts-text.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { RecordList } from './record-list.tsx';
import type { FoundPerson, PersonSearch } from './use-person-search.ts';

interface FoundRecordsProps {
  found: FoundPerson;
  search: PersonSearch;
}

/** The data about the person, with Export and Erase. */
export function FoundRecords({ found, search }: FoundRecordsProps) {
  const { timeZone } = useBusiness();
  const { person, records } = found;
  const [erasing, setErasing] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const report = useReportError();
  const isEmpty =
    records.requests.length + records.bookings.length + records.agentOf.length === 0 &&
    records.agentPage === undefined;
  const ahead = records.bookings.filter((booking) => isAhead(booking, new Date(), timeZone));

  function exportPerson() {
    setFailure(undefined);
    download('POST /api/privacy/export', { json: { person } })
      .then((file) => saveFile(file.name, file))
      .catch((error: unknown) => {
        report(error);
        setFailure(error);
      });
  }

  return (
    <div className="privacy-found">
      <p role="status" className="privacy-count">
        {isEmpty ? `Nothing is stored under ${person}.` : `${countsText(records)} under ${person}`}
      </p>
      <RecordList records={records} />
      {records.agentPage ? (
        <p>
          As an agent, this person has a page by link with the inspections of clients who agree
          <span>{records.agentPage.mails ? '' : ', and has stopped all emails'}</span>. It is erased
          too.
        </p>
      ) : null}
      {records.otherContacts.length > 0 ? (
        <div className="privacy-others">
          <p>Also search for these contacts from the same records:</p>
          {records.otherContacts.map((contact) => (
            <button
              type="button"
              className="admin-text-button"
              key={contact}
              onClick={() => search.run(contact)}
            >
              {contact}
            </button>
          ))}
        </div>
      ) : null}
      <Alert>{failure ? failureText(failure) : null}</Alert>
      {ahead.length > 0 ? (
        <div className="privacy-ahead">
          <p>There is an upcoming appointment. Cancel it first, then everything can be erased:</p>
          <ul>
            {ahead.map(({ id, date, time }) => (
              <li key={id}>
                <Link href={`/bookings/${id}`}>
                  {`${formatDate(date, 'long')}, ${formatTime(time)}`}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {isEmpty ? null : (
        <div className="admin-actions">
          <Button onClick={exportPerson}>
            <Download size={18} />
            Export as a file
          </Button>
          {ahead.length > 0 ? null : (
            <Button kind="danger" onClick={() => setErasing(true)}>
              Erase…
            </Button>
          )}
        </div>
      )}
      {erasing ? (
        <EraseDialog found={found} onErased={search.clear} onClose={() => setErasing(false)} />
      ) : null}
    </div>
  );
}
