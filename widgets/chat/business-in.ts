import type { Business } from '#domain/business/business.ts';
import { chatWords } from '#domain/chat/chat-words.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { dateForms } from '#domain/schedule/calendar-date.ts';
import { businessAt } from '#widgets/element/business-at.ts';
import type { ChatStore } from './chat.types.ts';
import { chatDialogWords } from './chat-dialog.words.ts';
import { chatWidgetWords } from './chat-widget.words.ts';

/** All that the panel says. */
const catalogs = [chatWords, chatDialogWords, chatWidgetWords, dateForms];

/**
 * The business in a language, with the words of the chat, loaded once from the server at `apiBase`; `shown` if it has
 * that language, or if the other one cannot be loaded.
 */
export async function businessIn(
  locale: Locale,
  store: ChatStore,
  shown: Business,
  apiBase = '',
): Promise<Business> {
  const known = locale === shown.locale ? shown : store.getState().businesses[locale];
  if (known) return known;
  try {
    const [business] = await Promise.all([
      businessAt(apiBase, locale),
      ...catalogs.map((words) => words.load(locale)),
    ]);
    store.setState(({ businesses }) => ({ businesses: { ...businesses, [locale]: business } }));
    return business;
  } catch (error) {
    console.error(`The chat could not be loaded in ${locale}.`, error);
    return shown;
  }
}
