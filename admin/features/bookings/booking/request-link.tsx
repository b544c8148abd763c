import { Link } from 'wouter';
import { formatInstantDate } from '#admin/shell/timestamp.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { useBusiness } from '#ui/business.tsx';

/** The inspection request that a booking was made from; nothing once it is gone. */
export function RequestLink({ id }: { id: string }) {
  const { timeZone } = useBusiness();
  const { data: request } = useAnswer('GET /api/contact-requests/:id', { params: { id } });
  if (!request?.email) return null;
  return (
    <p className="admin-request-link">
      <Link href={`/requests/${request.id}`}>
        Booked from the request of{' '}
        <span>{formatInstantDate(new Date(request.createdAt), timeZone)}</span>
      </Link>
    </p>
  );
}
