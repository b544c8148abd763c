/** Where the widgets were loaded from, and so where their API is. */
export const scriptOrigin = new URL(import.meta.url).origin;
