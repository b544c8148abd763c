import '#site/styles/all-styles.ts';
import { keepEarlyTouches } from '#site/hydration/early-touches.ts';
import { nextTouch, whenWanted } from '#site/hydration/when-wanted.ts';
import { carryAttribution } from '#site/routing/attribution-search.ts';
import { routeOf } from '#site/routing/routes.ts';

// This entry is all that a page loads before it is shown; React comes when it is wanted.
carryAttribution(document);
const touches = keepEarlyTouches(document);

async function takeOver() {
  const path = window.location.pathname;
  const [{ hydrate }] = await Promise.all([
    import('#site/hydration/hydrate.tsx'),
    routeOf(path)?.load(),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  touches.stop();
  await hydrate(root, path);
  touches.replay();
}

async function start() {
  await whenWanted();
  for (;;) {
    try {
      return await takeOver();
    } catch (error) {
      // A line that broke may be back at the next touch, and what was done until then is kept.
      console.error(error);
      await nextTouch();
    }
  }
}

void start();
