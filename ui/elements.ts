import type { ReactElement } from 'react';

/**
 * What stands beside other content: never bare text. A browser that translates the page replaces
 * text nodes, and React could then no longer place, change or remove what it rendered.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
