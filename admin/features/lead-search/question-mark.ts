const KEY = 'question-mark';

/**
 * Whether `?` opens the list of shortcuts in this browser. It can be switched off, because speech
 * input may press a key without Ctrl or Cmd (WCAG 2.1.4). Without storage it is on.
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
