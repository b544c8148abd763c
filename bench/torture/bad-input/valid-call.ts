import type { RouteRow, RowServer } from '#api/testing/route-row.ts';
import { OWNER_PASSWORD } from '../../server-process.ts';
import type { Header } from './headers.ts';
import type { ValidCall } from './requests.ts';

/** A valid call of a route for the records that the server at `url` has now. */
export async function validCall(
  row: RouteRow,
  url: string,
  owner: readonly Header[],
): Promise<ValidCall> {
  let revision: number | undefined;
  const read = async (path: string) => {
    const answer = await fetch(`${url}/api/${path}`, { headers: owner.map(([...pair]) => pair) });
    return (await answer.json()) as Record<string, unknown>;
  };
  const server: RowServer = {
    password: OWNER_PASSWORD,
    async appointmentToken() {
      const headers = owner.map(([...pair]) => pair);
      const id = await server.firstId('bookings');
      const answer = await fetch(`${url}/api/bookings/${id}/link`, { method: 'POST', headers });
      const { manageUrl = '' } = (await answer.json()) as { manageUrl?: string };
      return manageUrl.split('/').at(-1) ?? '';
    },
    read,
    readList: async (path) => (await read(path)) as unknown as Record<string, unknown>[],
    async firstId(list) {
      const { data } = (await read(list)) as { data?: { id: string; revision?: number }[] };
      revision = data?.[0]?.revision;
      return data?.[0]?.id ?? 'no-record';
    },
  };
  const path = (await row.path?.(server)) ?? row.call.replace(/.* /, '');
  const body = await row.body?.(server);
  // The rows know first revisions only, and an earlier attempt may have been accepted.
  const current = body && 'revision' in body && revision ? { revision } : {};
  return { path, body: body && { ...body, ...current } };
}
