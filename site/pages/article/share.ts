import { showToast } from '#ui/page-toasts/toast-store.ts';
import type { words as en } from './article-page.en.ts';

/**
 * Opens the browser's share dialog; without one, or if sharing fails, copies the link (spec §8).
 * Does nothing if the visitor closes the dialog.
 */
export async function shareArticle(
  article: { title: string; text: string; url: string },
  words: Pick<typeof en, 'copied' | 'paste' | 'notCopied'>,
) {
  if (navigator.share) {
    try {
      return await navigator.share(article);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(article.url);
    showToast({ title: words.copied, description: words.paste });
  } catch {
    // Refused, or the page is not secure: shows the URL, to be copied by hand.
    showToast({
      kind: 'destructive',
      title: words.notCopied,
      description: article.url,
    });
  }
}
