/** A file as the kernel and the disk know it. */
export interface VolatileFile {
  kind: 'file';
  /** What a program reads. */
  cached: Buffer;
  /** Undefined until a sync succeeded. */
  synced: Buffer | undefined;
  /** Written since the last successful sync; any of it may have reached the disk. */
  unsynced: Buffer[];
  /** A sync failed: the kernel has dropped what was to be written, and reports it once. */
  failed: boolean;
}

export interface VolatileFolder {
  kind: 'folder';
  synced: Map<string, Entry>;
  /** Changes of names since the last successful sync, in order. */
  unsynced: NameChange[];
}

export type Entry = VolatileFile | VolatileFolder;

export interface NameChange {
  name: string;
  /** Undefined for a removal. */
  entry: Entry | undefined;
  /** The call has ended, so that a sync which begins now covers it. */
  done: boolean;
  /** A sync of the folder failed: a later one writes only what came after. */
  dropped: boolean;
}

export const newFile = (): VolatileFile => ({
  kind: 'file',
  cached: Buffer.alloc(0),
  synced: undefined,
  unsynced: [],
  failed: false,
});

export const newFolder = (): VolatileFolder => ({
  kind: 'folder',
  synced: new Map(),
  unsynced: [],
});

/** What a program finds under `name`. */
export function lookUp(folder: VolatileFolder, name: string): Entry | undefined {
  const change = folder.unsynced.findLast((other) => other.name === name);
  return change ? change.entry : folder.synced.get(name);
}

export function changeName(folder: VolatileFolder, name: string, entry?: Entry): NameChange {
  const change = { name, entry, done: false, dropped: false };
  folder.unsynced.push(change);
  return change;
}

/** Appends, as the calls of a program that has just made the file do. */
export function writeTo(file: VolatileFile, content: Buffer): void {
  file.cached = Buffer.concat([file.cached, content]);
  file.unsynced.push(file.cached);
}

/** Begins a sync; the result ends it, with or without success. */
export function beginSync(entry: Entry): (succeeded: boolean) => void {
  return entry.kind === 'file' ? syncFile(entry) : syncFolder(entry);
}

function syncFile(file: VolatileFile) {
  const content = file.cached;
  return (succeeded: boolean) => {
    if (!succeeded) file.failed = true;
    // A file that lost pages is never again what was written, whatever a later sync says.
    if (file.failed) return;
    file.synced = content;
    file.unsynced = [];
  };
}

function syncFolder(folder: VolatileFolder) {
  const covered = folder.unsynced.filter(({ done, dropped }) => done && !dropped);
  return (succeeded: boolean) => {
    for (const change of covered) {
      if (succeeded) makeDurable(folder, change);
      else change.dropped = true;
    }
  };
}

function makeDurable(folder: VolatileFolder, change: NameChange): void {
  const { name, entry } = change;
  if (!folder.unsynced.includes(change)) return;
  const earlier = folder.unsynced.slice(0, folder.unsynced.indexOf(change) + 1);
  folder.unsynced = folder.unsynced.filter(
    (other) => other.name !== name || !earlier.includes(other),
  );
  if (entry) folder.synced.set(name, entry);
  else folder.synced.delete(name);
}
