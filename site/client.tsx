import '#site/styles/all-styles.ts';
import { showOffers } from '#site/hydration/early-offers.ts';
import { keepEarlyTouches } from '#site/hydration/early-touches.ts';
import { fetchAhead } from '#site/hydration/fetch-ahead.ts';
import { nextSign, pageHasLoaded, pageIsStill } from '#site/hydration/when-wanted.ts';
import { asksForSomething, carryAttribution } from '#site/routing/attribution-search.ts';
import { routeOf } from '#site/routing/routes.ts';
import { onDemand } from '#widgets/core/on-demand.ts';

// This entry is all that a page runs by itself; React comes when a visitor is about to use it.
carryAttribution(document);
const touches = keepEarlyTouches(document);
const scripts = onDemand(() => fetchAhead(document));

async function takeOver() {
  const path = window.location.pathname;
  await scripts.load();
  const [{ hydrate }] = await Promise.all([
    import('#site/hydration/hydrate.tsx'),
    routeOf(path)?.load(),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  touches.hold();
  await hydrate(root, path);
  touches.replay();
}

/** What is shown here only: the widget of one's choice, and what a query or a hash asks for. */
const isDrawnHere = ({ pathname, search, hash }: Location) =>
  pathname === '/embed' || asksForSomething(search) || hash !== '';

async function start() {
  void pageHasLoaded().then(() => showOffers(document));
  const still = pageIsStill()
    .then(() => scripts.load())
    .catch(() => {
      // Asked for again when it is wanted.
    });
  const wanted = [nextSign()];
  if (isDrawnHere(window.location)) wanted.push(still);
  await Promise.race(wanted);

  for (;;) {
    try {
      return await takeOver();
    } catch (error) {
      // A line that broke may be back at the next sign, and what was done until then is kept.
      console.error(error);
      await nextSign();
    }
  }
}

void start();
