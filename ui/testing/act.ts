import { userEvent } from '@testing-library/user-event';
import type { Locator } from 'vitest/browser';

/** Without a timer between keys. */
const direct = { delay: null };

/** Waits for the element and clicks it. */
export const click = async (locator: Locator): Promise<void> =>
  userEvent.click(await locator.findElement(), direct);

/** Waits for the field and replaces its text as if pasted: each typed key would render the form. */
export async function fill(locator: Locator, text: string): Promise<void> {
  const field = await locator.findElement();
  await userEvent.clear(field);
  if (text) await userEvent.paste(text);
}

/** Waits for the list and chooses the option with that value or label. */
export const select = async (locator: Locator, option: string): Promise<void> =>
  userEvent.selectOptions(await locator.findElement(), option, direct);
