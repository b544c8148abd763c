import type { Owner } from './owner.ts';

/** Of a record, what tells one version from another. */
export interface Kept {
  kind: 'request' | 'booking' | 'post' | 'availability';
  id: string;
  revision: number;
  email?: string;
  status?: string;
  note?: string;
  date?: string;
  time?: string;
  title?: string;
  noticeHours?: number;
}

/** Who sends a record does not know its id yet, but an address that no other has. */
export const nameOf = ({ kind, id, email }: Kept): string => `${kind} ${email ?? id}`;

const told = (kept: Kept) => {
  const { id, revision, status, note, date, time, title, noticeHours } = kept;
  return [id, revision, status, note, date, time, title, noticeHours].join(' ');
};

export const sameVersion = (one: Kept | undefined, other: Kept | undefined) =>
  one !== undefined && other !== undefined && told(one) === told(other);

/** All that the owner is shown of what the tortures write. */
export async function readKept(owner: Owner): Promise<Kept[]> {
  const [requests, bookings, posts, availability] = await Promise.all([
    owner.all<Omit<Kept, 'kind'>>('contact-requests'),
    owner.all<Omit<Kept, 'kind'>>('bookings'),
    owner.all<Omit<Kept, 'kind'>>('owner/posts'),
    owner.read<Omit<Kept, 'kind' | 'id'>>('availability'),
  ]);
  return [
    ...requests.map((record) => ({ ...record, kind: 'request' as const })),
    ...bookings.map((record) => ({ ...record, kind: 'booking' as const })),
    ...posts.map((record) => ({ ...record, kind: 'post' as const })),
    { ...availability, kind: 'availability', id: 'the one' },
  ];
}

/** What two servers show of one folder, line by line where they differ. */
export function differences(one: readonly Kept[], other: readonly Kept[]): string[] {
  const lines = (kept: readonly Kept[]) =>
    new Set(kept.map((record) => `${nameOf(record)}: ${told(record)}`));
  const [a, b] = [lines(one), lines(other)];
  return [
    ...[...a.difference(b)].map((line) => `in memory alone: ${line}`),
    ...[...b.difference(a)].map((line) => `on the disk alone: ${line}`),
  ];
}
