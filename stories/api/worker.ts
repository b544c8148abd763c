import { bypass, HttpResponse, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { type Answer, offline } from './answers.ts';
import type { Api } from './usual-api.ts';

const worker = setupWorker();

const calls: Record<keyof Api, (answer: Answer) => RequestHandler> = {
  contact: (answer) => http.post('/api/contact', answer),
  slots: (answer) => http.get('/api/calendar/slots', answer),
  days: (answer) => http.get('/api/calendar/days', answer),
  book: (answer) => http.post('/api/calendar/book', answer),
  reviews: (answer) => http.get('/api/reviews', answer),
  // One story shows a partner's page, whose offers are another site's.
  promotions: (answer) => http.get('*/api/promotions', answer),
  tips: (answer) => http.post('/api/maintenance/tips', answer),
};

/** What no story answers must not pass for an answer: the console's error fails the story. */
const unanswered = http.all('/api/*', ({ request }) => {
  console.error(`Nobody answers ${request.method} ${request.url} in this story.`);
  return HttpResponse.error();
});

/**
 * The code that widgets load on demand, not to be kept by the browser: one that has it would not ask
 * again in the next document, where a story does without.
 */
const onDemand = http.get(/\/[\w-]*(answer|desk)[-.][^/]*$/, async ({ request }) => {
  const response = await fetch(bypass(request));
  const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' };
  return new HttpResponse(await response.text(), { status: response.status, headers });
});

/** From here on no call of a widget leaves the page. */
export async function startApi(): Promise<void> {
  await worker.start({
    quiet: true,
    serviceWorker: {
      url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).href,
    },
    onUnhandledFrame: 'bypass',
  });
}

/**
 * The server of the story that is shown now. Code whose address holds `missing` cannot be loaded;
 * what is loaded stays loaded, so that such a story begins in a new document.
 */
export async function answerWith(api: Api, missing?: string): Promise<void> {
  if (missing && isLoaded(missing)) {
    location.reload();
    await new Promise(() => undefined);
  }
  for (const answer of Object.values(api)) answer.begin?.();
  worker.resetHandlers(
    ...(missing ? [http.get(new RegExp(missing), offline)] : []),
    ...Object.entries(api).map(([name, answer]) => calls[name as keyof Api](answer)),
    onDemand,
    unanswered,
  );
}

const isLoaded = (name: string) =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
    (entry) => entry.name.includes(name) && entry.responseStatus === 200,
  );
