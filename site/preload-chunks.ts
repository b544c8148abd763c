/**
 * Fetches the chunks that the page names, all at once. Otherwise each is requested by the one
 * before, and a slow connection adds its delay for each. Their code does not run before it is
 * imported.
 */
export function preloadChunks(document: Document): void {
  const { chunks } = document.getElementById('root')?.dataset ?? {};
  for (const href of chunks?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}
