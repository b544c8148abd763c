/**
 * The elements of a page whose text is one of `texts`: those of its content, else of its header and footer, where a link
 * may have the same words.
 */
export function elementsWith(page: Document, texts: readonly string[]): HTMLElement[] {
  const wanted = new Set(texts.flatMap((text) => text.split('\n\n')).filter(Boolean));
  const within = (root: Node) => {
    const found: HTMLElement[] = [];
    const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (parentElement && wanted.has(textContent?.trim() ?? '')) found.push(parentElement);
    }
    return found;
  };
  const main = page.querySelector('main');
  const inContent = main ? within(main) : [];
  return inContent.length > 0 ? inContent : within(page.body);
}

/** A quiet shade on any ground. */
const SHADE = 'color-mix(in srgb, var(--accent) 16%, transparent)';

/** Shades the elements and opens what is folded around them. Answers a function that takes the shades away. */
export function markElements(elements: readonly HTMLElement[]): () => void {
  for (const element of elements) {
    for (let fold = element.closest('details'); fold; ) {
      fold.open = true;
      fold = fold.parentElement?.closest('details') ?? null;
    }
    element.style.backgroundColor = SHADE;
    element.style.boxShadow = `0 0 0 4px ${SHADE}`;
  }
  return () => {
    for (const { style } of elements) {
      style.backgroundColor = '';
      style.boxShadow = '';
    }
  };
}
