import type { Locale } from '#domain/locale/locale.ts';
import { useLangOf } from '#ui/use-english.ts';
import { useWords } from '#ui/words.ts';
import { blogPageWords } from './blog-page.words.ts';

/** Says that an article is in another language than the page; renders nothing where it is not. */
export function LanguageBadge({ post }: { post: { locale?: Locale | undefined } }) {
  const { language } = useWords(blogPageWords);
  const lang = useLangOf()(post);
  return lang ? <span className="blog-badge">{language[lang]}</span> : null;
}
