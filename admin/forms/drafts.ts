const PREFIX = 'draft:';

/** The texts of a form by control name. */
export type Values = Readonly<Record<string, string>>;

interface Draft {
  values: Values;
  /** The texts before the first change. */
  start: Values;
  /** The version that was edited. */
  revision: number | undefined;
}

/**
 * Unsaved texts of forms in `localStorage`, by name. They survive a closed dialog, an expired
 * session and a reload; logout removes them. Without storage there are no drafts.
 */
export const drafts = {
  read(name: string): Draft | undefined {
    try {
      const json = localStorage.getItem(PREFIX + name);
      return json === null ? undefined : (JSON.parse(json) as Draft);
    } catch {
      return undefined;
    }
  },

  save(name: string, draft: Draft): void {
    withStorage((storage) => storage.setItem(PREFIX + name, JSON.stringify(draft)));
  },

  remove(name: string): void {
    withStorage((storage) => storage.removeItem(PREFIX + name));
  },

  removeAll(): void {
    withStorage((storage) => {
      for (const name of Object.keys(storage)) {
        if (name.startsWith(PREFIX)) storage.removeItem(name);
      }
    });
  },
};

/** Ignores full or forbidden storage: the form itself still has the text. */
function withStorage(act: (storage: Storage) => void): void {
  try {
    act(localStorage);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
