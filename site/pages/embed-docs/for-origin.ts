/** `code` for the site at `origin`. */
export const forOrigin = (code: string, origin: string): string =>
  code.trimEnd().replaceAll('https://HOST', origin);
