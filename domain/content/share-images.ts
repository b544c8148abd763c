/** Where the picture for links to the page or sample article at `path` is, 1200 x 630 px. */
export const shareImageOf = (path: string): string =>
  path === '/' ? '/share/home.png' : `/share${path}.png`;
