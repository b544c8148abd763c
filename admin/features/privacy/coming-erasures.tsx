import type { RetentionOverview } from '#domain/privacy/retention-overview.ts';
import { thousands } from '#domain/quote/dollars.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';

interface ComingErasuresProps {
  overview: RetentionOverview;
  onSearch: (person: string) => void;
}

/** The records that are erased within a week. */
export function ComingErasures({ overview, onSearch }: ComingErasuresProps) {
  const { months, erasures, total } = overview;
  if (months === null) {
    return <p className="privacy-next">Turned off: records stay until you erase them.</p>;
  }
  if (total === 0)
    return <p className="privacy-next">Nothing will be erased in the next seven days.</p>;
  return (
    <>
      <h3 className="privacy-next">
        {total === 1
          ? 'This record will be erased next'
          : `These ${thousands(total)} records will be erased next`}
      </h3>
      <ul className="privacy-records">
        {erasures.map(({ kind, id, name, contact, lastContact, on }) => (
          <li key={id}>
            <p className="privacy-kind">
              <span>{kind === 'request' ? 'Request' : 'Booking'}</span>
              <span className="admin-chip" data-kind="status">
                {`on or after ${formatDate(on, 'short')}`}
              </span>
            </p>
            <p className="privacy-record">
              <button type="button" className="admin-text-button" onClick={() => onSearch(contact)}>
                {name}
              </button>
              <span>{`Last contact ${formatDate(lastContact, 'short')}`}</span>
            </p>
          </li>
        ))}
      </ul>
      {total > erasures.length ? (
        <p className="privacy-next">{`and ${thousands(total - erasures.length)} more`}</p>
      ) : null}
    </>
  );
}
