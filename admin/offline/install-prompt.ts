/** https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface; Chromium only. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: BeforeInstallPromptEvent | undefined;
const listeners = new Set<() => void>();

function set(next: BeforeInstallPromptEvent | undefined) {
  offered = next;
  for (const listener of listeners) listener();
}

/** The browser's offer to install the admin, which comes once, soon after the page has loaded. */
export const installPrompt = {
  /** Call it before the browser makes its offer. */
  keep(): void {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      set(event as BeforeInstallPromptEvent);
    });
    window.addEventListener('appinstalled', () => set(undefined));
  },

  current: () => offered,

  /** Shows the browser's dialog, which can be shown only once. */
  async ask(): Promise<void> {
    const event = offered;
    set(undefined);
    await event?.prompt();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
