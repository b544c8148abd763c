import { isChanged } from '#site/early-events/form-events.ts';
import { readTexts } from './stored-texts.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Restores what was typed before a reload into the forms of the served page. Runs before hydration,
 * so that it is there at first sight and nothing typed since is lost.
 */
export function restoreTexts(document: Document): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-typed]')) {
    const texts = readTexts(frame.dataset['typed'] ?? '');
    for (const control of frame.querySelectorAll<Control>('input, select, textarea')) {
      const text = texts[control.name];
      // The browser may have restored it already.
      if (text === undefined || isChanged(control)) continue;
      if ('checked' in control && control.type === 'checkbox') control.checked = true;
      else control.value = text;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}
