import useSWR from 'swr';
import { Link } from 'wouter';
import { formatInstantDate } from '#admin/shell/timestamp.tsx';
import { callApi } from '#client/call-api.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { useBusiness } from '#ui/business.tsx';

/** The inspection request that a booking was made from; nothing once it is gone. */
export function RequestLink({ id }: { id: string }) {
  const { timeZone } = useBusiness();
  const { data: request } = useSWR<ContactRequest, unknown>(
    `contact-requests/${encodeURIComponent(id)}`,
    (path: string) => callApi<ContactRequest>('', path),
  );
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
