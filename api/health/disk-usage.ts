import { readdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PICTURE_BYTES_MAX } from '#api/pictures/pictures.ts';
import { type DiskSpace, diskState } from '#domain/health/disk-space.ts';
import { checkStates } from '#domain/health/health-check.ts';

/** Milliseconds for which the size of the largest file is taken as unchanged. */
const SIZES_MS = 30_000;

/** What is in folders; undefined for what is in a database or a bucket. */
export interface UsedFolders {
  records?: string | undefined;
  pictures?: string | undefined;
}

interface Place {
  path: string;
  device: number;
  /** Bytes of the largest file that is written there. */
  largest: number;
}

/**
 * Returns the function that reads the room for records and pictures, which may be on two disks: of the one with
 * less. It rejects when the folder of the records cannot be read.
 */
export function createDiskUsage(folders: UsedFolders): () => Promise<DiskSpace | undefined> {
  let places: { readAt: number; found: Promise<Place[]> } | undefined;

  return async () => {
    const now = performance.now();
    if (!places || now - places.readAt > SIZES_MS) {
      const found = findPlaces(folders);
      places = { readAt: now, found };
      found.catch(() => {
        places = undefined;
      });
    }
    const rooms = await Promise.all((await places.found).map(roomOf));
    const [first, ...others] = rooms;
    return first && others.reduce((least, room) => (isLess(room, least) ? room : least), first);
  };
}

async function findPlaces({ records, pictures }: UsedFolders): Promise<Place[]> {
  const places = await Promise.all([
    records === undefined ? [] : placeOf(records, largestFileIn(records)),
    pictures === undefined ? [] : placeOfPictures(pictures),
  ]);
  const byDevice = Map.groupBy(places.flat(), ({ device }) => device);
  return [...byDevice.values()].flatMap(([place, ...others]) =>
    place ? { ...place, largest: Math.max(place.largest, ...others.map((o) => o.largest)) } : [],
  );
}

/** Their folder is made for the first picture. */
const placeOfPictures = (folder: string): Promise<Place> =>
  placeOf(folder, PICTURE_BYTES_MAX).catch(() => placeOf(dirname(folder), PICTURE_BYTES_MAX));

async function placeOf(path: string, largest: number | Promise<number>): Promise<Place> {
  const [{ dev: device }, bytes] = await Promise.all([stat(path), largest]);
  return { path, device, largest: bytes };
}

async function roomOf({ path, largest }: Place): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(path);
  return { free: bavail * bsize, total: blocks * bsize, largest };
}

function isLess(a: DiskSpace, b: DiskSpace): boolean {
  const severity = (room: DiskSpace) => checkStates.indexOf(diskState(room));
  return severity(a) === severity(b) ? a.free < b.free : severity(a) > severity(b);
}

/** Bytes of the largest record file below `folder`. */
async function largestFileIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
      // A concurrent write may replace a file at any moment.
      .map(({ parentPath, name }) => stat(join(parentPath, name)).catch(() => undefined)),
  );
  return Math.max(0, ...sizes.map((found) => found?.size ?? 0));
}
