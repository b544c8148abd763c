import type { WidgetTag } from './registry.ts';

/** When a widget calls the server. Untouched: before the visitor does anything. */
export type Occasion = 'untouched' | 'used' | 'sent';

/** A call of the server, as documented for partners and checked by `e2e/in-depth/embed-traffic.spec.ts`. */
interface ServerCall {
  occasion: Occasion;
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** When it happens, and what it sends. */
  text: string;
}

const get = (occasion: Occasion, path: ServerCall['path'], text: string): ServerCall => ({
  occasion,
  method: 'GET',
  path,
  text,
});

const post = (path: ServerCall['path'], text: string): ServerCall => ({
  occasion: 'sent',
  method: 'POST',
  path,
  text,
});

const areaCheck = get(
  'used',
  '/api/service-area',
  'the ZIP code of a typed address: whether it lies in the service area',
);

/** All requests of a widget, except for files. */
export const traffic: Readonly<Record<WidgetTag, readonly ServerCall[]>> = {
  'inspection-quote': [],
  'inspection-booking': [
    get('untouched', '/api/calendar/next-slot', 'when drawn: the next free start'),
    get(
      'untouched',
      '/api/calendar/days',
      'within 600 px of the screen: the open days of two months',
    ),
    get('used', '/api/promotions', 'at the first touch: what is offered today'),
    get('used', '/api/calendar/slots', 'when a day is chosen: its free times'),
    areaCheck,
    post('/api/calendar/book', 'when your client confirms'),
  ],
  'inspection-contact': [areaCheck, post('/api/contact', 'when your client submits the request')],
  'inspection-pricing': [],
  'inspection-reviews': [get('untouched', '/api/reviews', 'when drawn: the reviews')],
  'inspection-tips': [
    {
      occasion: 'used',
      method: 'POST',
      path: '/api/maintenance/tips',
      text: 'when asked: the choices and the place as typed, which are not stored',
    },
  ],
  'inspection-chat': [],
  'inspection-promo': [
    get('untouched', '/api/promotions', 'a few seconds after loading: what is offered today'),
  ],
};
