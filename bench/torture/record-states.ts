import type { Owner } from './owner.ts';

/** The fields of a record that distinguish its versions. */
export interface RecordState {
  kind: 'request' | 'booking' | 'post' | 'availability' | 'signature' | 'payment' | 'report';
  id: string;
  revision: number;
  email?: string;
  status?: string;
  note?: string;
  date?: string;
  time?: string;
  title?: string;
  noticeHours?: number;
  label?: string;
  content?: string;
}

/** A client does not know the id of what it sends, but an address or label that no other record has. */
export const nameOf = ({ kind, id, email, label }: RecordState): string =>
  `${kind} ${email ?? label ?? id}`;

const versionOf = (record: RecordState) => {
  const { id, revision, status, note, date, time, title, noticeHours, content } = record;
  return [id, revision, status, note, date, time, title, noticeHours, content].join(' ');
};

export const sameVersion = (one: RecordState | undefined, other: RecordState | undefined) =>
  one !== undefined && other !== undefined && versionOf(one) === versionOf(other);

/** Everything that these tests write but the entries of jobs, as the owner's API returns it. */
export async function readStates(owner: Owner): Promise<RecordState[]> {
  const all = async (kind: RecordState['kind'], list: string) =>
    (await owner.all<Omit<RecordState, 'kind'>>(list)).map((record) => ({ ...record, kind }));
  const availability = await owner.read<Omit<RecordState, 'kind' | 'id'>>('availability');
  return [
    ...(await all('request', 'contact-requests')),
    ...(await all('booking', 'bookings')),
    ...(await all('post', 'owner/posts')),
    { ...availability, kind: 'availability', id: '' },
  ];
}

/** Records that the memory of a server and its disk do not share. */
export function differences(
  memory: readonly RecordState[],
  disk: readonly RecordState[],
): string[] {
  const lines = (records: readonly RecordState[]) =>
    new Set(records.map((record) => `${nameOf(record)}: ${versionOf(record)}`));
  const [a, b] = [lines(memory), lines(disk)];
  return [
    ...[...a.difference(b)].map((line) => `in memory only: ${line}`),
    ...[...b.difference(a)].map((line) => `on the disk only: ${line}`),
  ];
}
