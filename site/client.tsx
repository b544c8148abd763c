import '#site/styles/site.css';
import { captureCalendarEvents } from '#site/early-events/calendar-events.ts';
import { captureFormEvents } from '#site/early-events/form-events.ts';
import { preloadChunks } from '#site/preload-chunks.ts';
import { carryAttribution } from '#site/routing/attribution-search.ts';
import { restoreTexts } from '#site/typed-text/restore-texts.ts';

carryAttribution(document);
preloadChunks(document, 'chunks');
const forms = captureFormEvents(document);
const replayCalendarEvents = captureCalendarEvents(document);
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  try {
    // Not before: they would compete with what the page shows first.
    preloadChunks(document, 'words');
    const { hydrate } = await import('#site/hydrate.tsx');
    await hydrate(root, window.location.pathname);
    forms.replay();
    replayCalendarEvents();
    delete document.documentElement.dataset['scripts'];
  } catch (error) {
    console.error(error);
    forms.submitNatively();
    // Shows how to reach the business beside what does not work now (layout.css).
    document.documentElement.dataset['scripts'] = 'lost';
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

let isStarted = false;

function startOnce() {
  if (isStarted) return;
  isStarted = true;
  void start();
}

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(startOnce, { timeout: 2000 });
  else setTimeout(startOnce, 200);
}

function onParsed() {
  restoreTexts(document);
  // A visitor who acts does not wait for the rest of the page and an idle moment.
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, startOnce, { once: true });
  }
}

// This script may run before the page has arrived.
if (document.readyState !== 'loading') onParsed();
else document.addEventListener('DOMContentLoaded', onParsed);
if (document.readyState === 'complete') startWhenIdle();
else window.addEventListener('load', startWhenIdle, { once: true });
