/** The attribute of the entry's tag that names the scripts which take the page over. */
export const AHEAD = 'data-ahead';

/** Brings those scripts to the browser without running them: the first touch waits for no line. */
export function fetchAhead(root: Document): void {
  const named = root.querySelector(`script[${AHEAD}]`)?.getAttribute(AHEAD) ?? '';
  for (const href of named.split(' ')) {
    const link = root.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href });
    root.head.append(link);
  }
}
