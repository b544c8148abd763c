import { onDemand } from '#widgets/core/on-demand.ts';

/** Titles and metadata of all pages: the first page has its own from the server. */
export const routeHead = onDemand(() => import('#site/meta/client-head.ts'));
