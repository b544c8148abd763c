import { showToast } from '#widgets/page/toasts/toast-store.ts';

/**
 * Hands the article to the browser's own share dialog, else copies its link (spec §8), which also
 * happens when sharing fails; a visitor who closes the dialog has chosen to do neither.
 */
export async function shareArticle(article: { title: string; text: string; url: string }) {
  if (navigator.share) {
    try {
      return await navigator.share(article);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(article.url);
    showToast({ title: 'Link copied', description: 'Paste it wherever you like.' });
  } catch {
    // Not allowed here, or an insecure page: the address is shown, to be copied by hand.
    showToast({
      kind: 'destructive',
      title: 'The link could not be copied',
      description: article.url,
    });
  }
}
