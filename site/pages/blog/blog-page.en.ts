import { countedIn } from '#domain/locale/locale.ts';

const counted = countedIn('en');
export const words = {
  search: 'Search articles',
  allCategories: 'All Categories',
  articles: 'Articles',
  count: (count: number) => counted(count, 'article', 'articles'),
  clear: 'Clear Filters',
  loading: 'Loading articles',
  failed: 'The articles didn’t load',
  /** Words in brackets are links. */
  failedText: (phone: string) => `Please [reload the page], or ask us at [${phone}].`,
  readingTime: (minutes: number) => `${minutes} min read`,
  /** What an article in another language than the page is marked with. */
  language: { en: 'In English', es: 'In Spanish' },
};
