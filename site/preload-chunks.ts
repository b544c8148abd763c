/**
 * Fetches the chunks that the page names, all at once: its code (`chunks`) or the words of its
 * language (`words`). Otherwise each is requested by the one before, and a slow connection adds its
 * delay for each. Their code does not run before it is imported.
 */
export function preloadChunks(document: Document, kind: 'chunks' | 'words'): void {
  const named = document.getElementById('root')?.dataset[kind];
  for (const href of named?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}
