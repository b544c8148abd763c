const PREFIX = 'draft:';

export type Values = Readonly<Record<string, string>>;

/** What was typed, over which version, and what the controls held before. */
interface Draft {
  values: Values;
  start: Values;
  revision: number | undefined;
}

/**
 * Unsaved text of the owner's forms, by name. It outlives a closed dialog, a session that ran out
 * and a reload; logging out forgets it. Where the browser keeps nothing there are no drafts.
 */
export const drafts = {
  read(name: string): Draft | undefined {
    try {
      const kept = localStorage.getItem(PREFIX + name);
      return kept === null ? undefined : (JSON.parse(kept) as Draft);
    } catch {
      return undefined;
    }
  },

  keep(name: string, draft: Draft): void {
    withStorage((storage) => storage.setItem(PREFIX + name, JSON.stringify(draft)));
  },

  forget(name: string): void {
    withStorage((storage) => storage.removeItem(PREFIX + name));
  },

  forgetAll(): void {
    withStorage((storage) => {
      for (const name of Object.keys(storage)) {
        if (name.startsWith(PREFIX)) storage.removeItem(name);
      }
    });
  },
};

/** Full, forbidden by the browser or not there at all: the form itself still has the text. */
function withStorage(act: (storage: Storage) => void): void {
  try {
    act(localStorage);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
