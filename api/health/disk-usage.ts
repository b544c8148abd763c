import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type DiskRoom, diskState } from '#domain/health/disk-room.ts';
import { checkStates } from '#domain/health/health-check.ts';

/** Milliseconds for which the size of the largest file is taken as unchanged. */
const SIZES_MS = 30_000;

interface Place {
  device: number;
  path: string;
  /** Bytes of the largest file that is written there. */
  largest: number;
}

/**
 * Returns the function that reads the room for the data in `folder` and for the pictures in its `uploads`, which may be
 * another file system: of the one with less. It rejects when the folder cannot be read.
 */
export function createDiskUsage(folder: string, largestPicture: number): () => Promise<DiskRoom> {
  let places: { readAt: number; found: Promise<Place[]> } | undefined;

  async function findPlaces(): Promise<Place[]> {
    const uploads = join(folder, 'uploads');
    const [own, pictures] = await Promise.all([stat(folder), stat(uploads).catch(() => undefined)]);
    const largest = await largestFileIn(folder);
    if (!pictures || pictures.dev === own.dev) {
      return [{ device: own.dev, path: folder, largest: Math.max(largest, largestPicture) }];
    }
    return [
      { device: own.dev, path: folder, largest },
      { device: pictures.dev, path: uploads, largest: largestPicture },
    ];
  }

  return async () => {
    const now = performance.now();
    if (!places || now - places.readAt > SIZES_MS) places = { readAt: now, found: findPlaces() };
    const { found } = places;
    found.catch(() => {
      places = undefined;
    });
    const rooms = await Promise.all((await found).map(roomOf));
    return rooms.reduce((least, room) => (isLess(room, least) ? room : least));
  };
}

async function roomOf({ path, largest }: Place): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(path);
  return { free: bavail * bsize, total: blocks * bsize, largest };
}

const isLess = (a: DiskRoom, b: DiskRoom): boolean => {
  const [ofA, ofB] = [a, b].map((room) => checkStates.indexOf(diskState(room)));
  return ofA === ofB ? a.free < b.free : (ofA ?? 0) > (ofB ?? 0);
};

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
