import { useSearch } from 'wouter';
import { ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { BackLink } from '#admin/shell/back-link.tsx';
import { FoldingParts } from '#admin/shell/folding-parts.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { calendarDateSchema } from '#domain/schedule/calendar-date.schema.ts';
import { useToday } from '../use-today.ts';
import { ByHandForm } from './by-hand-form.tsx';
import '../list/bookings.css';
import '../booking/booking.css';
import './by-hand.css';

/**
 * Books for a client on the telephone, an inspection request, or a re-inspection after a booking: `?day=`, `?request=`
 * and `?again=`.
 */
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
  } = useAnswer(
    requestId ? 'GET /api/contact-requests/:id' : undefined,
    { params: { id: requestId ?? '' } },
    { revalidateIfStale: true },
  );

  const againId = requestId ? undefined : (params.get('again') ?? undefined);
  const again = useAnswer(againId ? 'GET /api/bookings/:id' : undefined, {
    params: { id: againId ?? '' },
  });
  const isReady = (!requestId || request) && (!againId || again.data);
  const hasFailed = error || again.error;

  return (
    <Screen
      key={requestId ?? againId}
      title={requestId ? 'Book a request' : againId ? 'Book a re-inspection' : 'Book by hand'}
    >
      <BackLink href={requestId ? '/requests' : '/bookings'}>
        {requestId ? 'All requests' : 'All bookings'}
      </BackLink>
      {again.error && !again.isValidating ? (
        <ListFailure what="The booking" failure={again.error} onRetry={() => void again.mutate()} />
      ) : null}
      {error && !isValidating ? (
        <ListFailure what="The request" failure={error} onRetry={() => void mutate()} />
      ) : null}
      {isReady ? (
        <FoldingParts>
          <ByHandForm day={day} request={request} again={again.data} />
        </FoldingParts>
      ) : hasFailed ? null : (
        <ListSkeleton what={requestId ? 'the request' : 'the booking'} />
      )}
    </Screen>
  );
}
