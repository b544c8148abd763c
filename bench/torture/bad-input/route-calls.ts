import type { RouteRow, RowServer } from '#api/testing/route-row.ts';
import { OWNER_PASSWORD } from '../torture-server.ts';
import type { Header } from './headers.ts';
import type { RightCall } from './requests.ts';

/** The call of a row as it is right by the records that `url` keeps now. */
export async function rightCall(
  row: RouteRow,
  url: string,
  owner: readonly Header[],
): Promise<RightCall> {
  let revision: number | undefined;
  const read = async (path: string) => {
    const answer = await fetch(`${url}/api/${path}`, { headers: owner.map(([...pair]) => pair) });
    return (await answer.json()) as Record<string, unknown>;
  };
  const server: RowServer = {
    password: OWNER_PASSWORD,
    read,
    readList: async (path) => (await read(path)) as unknown as Record<string, unknown>[],
    async firstId(list) {
      const { data } = (await read(list)) as { data?: { id: string; revision?: number }[] };
      revision = data?.[0]?.revision;
      return data?.[0]?.id ?? 'nothing-there';
    },
  };
  const path = (await row.path?.(server)) ?? row.call.replace(/.* /, '');
  const body = await row.body?.(server);
  // An earlier try may have been accepted: the rows know first versions only.
  const current = body && 'revision' in body && revision ? { revision } : {};
  return { path, body: body && { ...body, ...current } };
}
