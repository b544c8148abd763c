import '#site/styles/site.css';
import { holdCalendarEvents } from '#site/hold-calendar-events.ts';
import { holdFormEvents } from '#site/hold-form-events.ts';
import { carryAttribution } from '#site/routing/attribution-search.ts';
import { restoreTexts } from '#site/typed-text/restore-texts.ts';

carryAttribution(document);
const releaseFormEvents = holdFormEvents(document);
const releaseCalendarEvents = holdCalendarEvents(document);
// This script may run before the page has arrived.
if (document.readyState !== 'loading') restoreTexts(document);
else document.addEventListener('DOMContentLoaded', () => restoreTexts(document));

async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  try {
    const { hydrate } = await import('#site/hydrate.tsx');
    await hydrate(root, window.location.pathname);
    releaseFormEvents();
    releaseCalendarEvents();
  } catch (error) {
    console.error(error);
    // The connection may be back by the time the visitor uses the page.
    const retry = new AbortController();
    for (const type of ['pointerdown', 'keydown']) {
      document.addEventListener(
        type,
        () => {
          retry.abort();
          void start();
        },
        { signal: retry.signal },
      );
    }
  }
}

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

if (document.readyState === 'complete') startWhenIdle();
else window.addEventListener('load', startWhenIdle, { once: true });
