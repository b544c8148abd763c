import { useEffect, useState } from 'react';
import type { FaqItem } from '#domain/content/faq/faq-item.ts';

/**
 * The question in the URL (`/faq#id`), opened and in view, until `forget` is called. Most browsers
 * open it without a script, because the id is inside the answer; the page is then not scrolled
 * again.
 */
export function useLinkedQuestion(items: readonly FaqItem[]): {
  linked: FaqItem | undefined;
  forget: () => void;
} {
  const [linked, setLinked] = useState<FaqItem>();

  useEffect(() => {
    const read = () => setLinked(items.find(({ id }) => window.location.hash === `#${id}`));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [items]);

  useEffect(() => {
    const details = linked && document.getElementById(linked.id)?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    details.scrollIntoView();
  }, [linked]);

  return { linked, forget: () => setLinked(undefined) };
}
