import { HttpResponse, type HttpResponseResolver, http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { defaultBusinessIn } from '#domain/business/testing/default-business-in.ts';
import { widgetFacts } from '#domain/business/widget-facts.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Api } from './default-api.ts';

const worker = setupWorker();

const handlers: Record<keyof Api, (resolver: HttpResponseResolver) => RequestHandler> = {
  contact: (resolver) => http.post('/api/contact', resolver),
  slots: (resolver) => http.get('/api/calendar/slots', resolver),
  days: (resolver) => http.get('/api/calendar/days', resolver),
  nextSlot: (resolver) => http.get('/api/calendar/next-slot', resolver),
  book: (resolver) => http.post('/api/calendar/book', resolver),
  area: (resolver) => http.get('/api/service-area', resolver),
  reviews: (resolver) => http.get('/api/reviews', resolver),
  promotions: (resolver) => http.get('/api/promotions', resolver),
  tips: (resolver) => http.post('/api/maintenance/tips', resolver),
};

/** The file that a server writes for the widgets in a language. */
const facts = (file: string, locale: Locale) =>
  http.get(`*/embed/embed/${file}`, () => {
    const business = JSON.stringify(widgetFacts(defaultBusinessIn(locale)));
    return new HttpResponse(`export const business = ${business};`, {
      headers: { 'Content-Type': 'text/javascript' },
    });
  });

/** The console error fails the story. */
const unhandled = http.all('/api/*', ({ request }) => {
  console.error(`No handler for ${request.method} ${request.url} in this story.`);
  return HttpResponse.error();
});

/** From here on, no call of a widget leaves the page. */
export async function startWorker(): Promise<void> {
  await worker.start({
    quiet: true,
    serviceWorker: {
      url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, document.baseURI).href,
    },
    onUnhandledFrame: 'bypass',
  });
}

/** Sets the API of the current story. */
export function mockApi(api: Api): void {
  worker.resetHandlers(
    ...Object.entries(api).map(([name, resolver]) => handlers[name as keyof Api](resolver)),
    facts('facts.js', 'en'),
    facts('facts-es.js', 'es'),
    unhandled,
  );
}
