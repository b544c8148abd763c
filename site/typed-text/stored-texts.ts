import type { FormState } from '#ui/form/form-state.ts';

type Texts = FormState['values'];

const keyOf = (form: string) => `typed:${form}`;

/** What was typed into a form of this tab before it was reloaded or discarded, by control name. */
export function readTexts(form: string): Texts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored as object).filter(([, text]) => typeof text === 'string'),
    );
  } catch {
    // The browser refuses storage, or something else wrote there.
    return {};
  }
}

/** Stored until the tab is closed; without texts, the entry is removed. */
export function storeTexts(form: string, texts: Texts): void {
  try {
    if (Object.keys(texts).length === 0) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(texts));
  } catch {
    // Without storage, a reload empties the form, like any other.
  }
}
