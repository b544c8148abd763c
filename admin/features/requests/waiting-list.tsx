import { Link } from 'wouter';
import { useNow } from '#admin/features/bookings/use-today.ts';
import { countText } from '#admin/lists/count-text.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { WaitingRequest } from './waiting-request.tsx';

interface WaitingListProps {
  title: string;
  requests: readonly ContactRequest[];
  /** The number of further waiting requests that are not in `requests`. */
  more?: number;
  onChange: (request: ContactRequest) => void;
}

/** Requests that wait for the owner, longest first. */
export function WaitingList({ title, requests, more = 0, onChange }: WaitingListProps) {
  const now = useNow();
  return (
    <section className="admin-waiting-list" aria-labelledby="waiting">
      <h2 className="admin-section-title" id="waiting">
        {title}
      </h2>
      <ul className="admin-cards">
        {requests.map((request) => (
          <li key={request.id}>
            <WaitingRequest request={request} now={now} onChange={onChange} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p>
          <Link href="/requests?status=new">
            {countText(more, ['more request is waiting', 'more requests are waiting'])}
          </Link>
        </p>
      ) : null}
    </section>
  );
}
