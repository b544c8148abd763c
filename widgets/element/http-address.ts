/** An absolute http(s) address without its trailing slash; undefined for any other text. */
export const httpAddress = (text: string): string | undefined =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? text.replace(/\/$/, '') : undefined;
