const KEY = 'question-mark';

/**
 * Whether `?` opens the list of keys, in this browser. It can be switched off, because a key without Ctrl or
 * Cmd may be pressed by speech input (WCAG 2.1.4). Without storage it is on.
 */
export const questionMark = {
  isOn(): boolean {
    try {
      return localStorage.getItem(KEY) !== 'off';
    } catch {
      return true;
    }
  },

  set(isOn: boolean): void {
    try {
      localStorage.setItem(KEY, isOn ? 'on' : 'off');
    } catch (error) {
      // Storage is refused or full.
      if (!(error instanceof DOMException)) throw error;
    }
  },
};
