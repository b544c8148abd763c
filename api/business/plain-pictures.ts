import { isDeepStrictEqual } from 'node:util';
import { millisecondsInHour } from 'date-fns/constants';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import { unlessRefused } from '#api/pictures/picture-refusal.ts';
import type { Picture } from '#api/pictures/picture-task.ts';
import { MARK_SIDE, pictures } from '#api/pictures/pictures.ts';
import type { Job } from '#api/queues/job.ts';
import { runEvery } from '#api/queues/run-every.ts';
import type { Store } from '#api/store/store.ts';
import { readUpload } from '#api/uploads/read-upload.ts';
import { AUTOMATIC } from '#domain/booking/client/confirmation.ts';
import { filesOf, picturesOf, withPictures } from '#domain/business/business-pictures.ts';
import { storedAt } from './business-pictures.ts';
import type { CurrentBusiness } from './current-business.ts';

const INTERVAL = 24 * millisecondsInHour;
/** Milliseconds after the start, for which visitors have waited already. */
const DELAY = 10_000;

type PlainStore = Pick<Store, 'readBusiness' | 'changeBusiness' | 'uploads'>;

/**
 * Stores the pictures of the business anew that carry more than their pixels, as an upload is stored, whichever way they
 * came: by the import of an earlier version, a restored backup, or a move to another store. Resolves to their number.
 * A record that somebody changes meanwhile waits for the next time.
 */
export async function storePlainPictures(store: PlainStore, now: Date): Promise<number> {
  const { profile, brand } = await store.readBusiness();
  const addresses = new Set(picturesOf({ profile, brand }).flatMap(([, one]) => filesOf(one)));
  const plain = new Map<string, ReturnType<typeof storedAt>>();
  for (const address of addresses) {
    const side = address === brand.logo?.src ? MARK_SIDE : undefined;
    const picture = await encodedAnew(await readUpload(store, address), side);
    if (!picture) continue;
    await store.uploads.add(picture.bytes, picture.kind);
    plain.set(address, storedAt(picture));
  }
  if (plain.size === 0) return 0;
  const next = withPictures({ profile, brand }, (address) => plain.get(address));
  const change = { at: now, by: AUTOMATIC };
  if (!isDeepStrictEqual(next.brand, brand))
    await store.changeBusiness('brand', next.brand, change);
  if (!isDeepStrictEqual(next.profile, profile))
    await store.changeBusiness('profile', next.profile, change);
  return plain.size;
}

/** Undefined for a picture that is plain, and for one that is missing or cannot be read, which `api/health` tells. */
async function encodedAnew(bytes?: Buffer, side?: number): Promise<Picture | undefined> {
  if (!bytes || (await unlessRefused(pictures.isPlain(bytes))) !== false) return undefined;
  return unlessRefused(pictures.encode(bytes, side));
}

/** Looks after the start and then each day. */
export const startPlainPictures = ({
  store,
  business,
  clock,
  log,
  delay = DELAY,
}: {
  store: PlainStore;
  business: Pick<CurrentBusiness, 'renewed'>;
  clock: Clock;
  log: Logger;
  delay?: number | undefined;
}): Job =>
  runEvery({
    delay,
    interval: INTERVAL,
    async run() {
      const stored = await storePlainPictures(store, clock());
      if (stored === 0) return;
      log.info({ pictures: stored }, 'Stored pictures of the business without what they carried');
      await business.renewed();
    },
    log,
    failure: 'The pictures of the business could not be looked at',
  });
