import useSWR from 'swr';
import { useSearch } from 'wouter';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { BackLink } from '#admin/shell/back-link.tsx';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { callApi } from '#client/call-api.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { useToday } from '../use-today.ts';
import { ByHandForm } from './by-hand-form.tsx';
import '../list/bookings.css';
import '../booking/booking.css';
import './by-hand.css';

/** Books for a client on the telephone, or an inspection request: `?day=` and `?request=`. */
export function ByHandScreen() {
  const today = useToday();
  const params = new URLSearchParams(useSearch());
  const asked = calendarDateSchema.safeParse(params.get('day'));
  const day = asked.success && asked.data > today ? asked.data : today;
  const requestId = params.get('request') ?? undefined;
  const {
    data: request,
    error,
    isValidating,
    mutate,
  } = useSWR<ContactRequest, unknown>(
    requestId && `contact-requests/${encodeURIComponent(requestId)}`,
    (path: string) => callApi<ContactRequest>('', path),
    { revalidateIfStale: true },
  );

  return (
    <Screen key={requestId} title={requestId ? 'Book a request' : 'Book by hand'}>
      <BackLink href={requestId ? '/requests' : '/bookings'}>
        {requestId ? 'All requests' : 'All bookings'}
      </BackLink>
      {error && !isValidating ? (
        <ListFailure what="The request" failure={error} onRetry={() => void mutate()} />
      ) : null}
      {requestId === undefined || request ? (
        <FoldingParts>
          <ByHandForm day={day} request={request} />
        </FoldingParts>
      ) : error ? null : (
        <ListSkeleton what="the request" />
      )}
    </Screen>
  );
}
