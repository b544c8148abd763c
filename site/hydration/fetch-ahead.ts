import { bring } from '#widgets/core/on-demand.ts';

/** The attribute of the entry's tag that names the scripts which take the page over. */
export const AHEAD = 'data-ahead';

/**
 * Brings those scripts into the browser's cache, so that the first touch waits for no line. A
 * `modulepreload` would compile them as well, which stops a slow phone for longer than a frame; so
 * would asking for all of them in one task.
 */
export async function fetchAhead(root: Document): Promise<void> {
  const named = root.querySelector(`script[${AHEAD}]`)?.getAttribute(AHEAD) ?? '';
  const scripts = named.split(' ').filter(Boolean);
  await Promise.all(
    scripts.map(async (script) => {
      await new Promise((task) => setTimeout(task));
      await bring(script);
    }),
  );
}
