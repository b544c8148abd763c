import { bookingBody } from './request-bodies.ts';
import { signedInOwner } from './signed-in-owner.ts';
import type { TestApiOptions } from './start-api.ts';

/** A visitor's booking, and the calls of its link. */
export async function bookedAppointment(
  options: TestApiOptions = {},
  changes: Record<string, unknown> = {},
) {
  const api = await signedInOwner(options);
  const { json } = await api.send('POST /api/calendar/book', { body: bookingBody(changes) });
  const { id, manageUrl } = json as unknown as { id: string; manageUrl: string };
  const token = manageUrl.split('/').at(-1) ?? '';
  const path = `/api/appointments/${token}`;
  const headers = { Origin: api.origin };
  return {
    ...api,
    id,
    token,
    path,
    view: () => api.send(`GET ${path}`),
    post: (action: 'move' | 'cancel', body: object) =>
      api.send(`POST ${path}/${action}`, { body, headers }),
    /** As the owner sees it. */
    booking: async () => (await api.call(`GET /api/bookings/${id}`)).json,
  };
}
