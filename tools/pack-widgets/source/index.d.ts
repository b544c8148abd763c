export type * from './elements.d.ts';

/**
 * Loads the elements from the inspector's site, each when it comes near the screen; repeating it is harmless. `src` is the
 * address of the loader, by default on the site that the package was installed from. Does nothing on a server. Rejects if
 * the loader cannot be loaded.
 */
export declare function load(src?: string): Promise<void>;
