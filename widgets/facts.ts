import type { Business } from '#domain/business/business.ts';

/**
 * Stands for `/embed/facts-<revision>.js`, which the server writes (`api/embed/facts-files.ts`) and the
 * widgets' build leaves as an import. The npm package has this module: each element fetches its business.
 */
export const business: Business | undefined = undefined;
