import { userEvent } from '@testing-library/user-event';
import type { Locator } from 'vitest/browser';

/** Without a timer between two keys. */
const direct = { delay: null };

/** Waits for the element and clicks it. */
export const click = async (locator: Locator): Promise<void> =>
  userEvent.click(await locator.findElement(), direct);

/** Waits for the field and replaces its text by typing. */
export async function fill(locator: Locator, text: string): Promise<void> {
  const field = await locator.findElement();
  await userEvent.clear(field);
  // Typing knows keys such as {Enter}; a brace that is meant as such is doubled.
  if (text) await userEvent.type(field, text.replace(/[[{]/g, '$&$&'), direct);
}

/** Waits for the list and chooses the option with that value or label. */
export const select = async (locator: Locator, option: string): Promise<void> =>
  userEvent.selectOptions(await locator.findElement(), option, direct);
