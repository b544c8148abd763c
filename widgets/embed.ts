import { loadOnSight } from './core/load-on-sight.ts';

// The one line that a page embeds. Each import is awaited and dropped, so that the bundler keeps no
// exports alive; the build asks for all that an element stands on beside it (parallel-imports).
loadOnSight({
  'inspection-quote': async () => {
    await import('./quote/quote.element.ts');
  },
  'inspection-booking': async () => {
    await import('./booking/booking.element.ts');
  },
  'inspection-contact': async () => {
    await import('./contact/contact.element.ts');
  },
  'inspection-chat': async () => {
    await import('./chat/chat.element.ts');
  },
  'inspection-pricing': async () => {
    await import('./pricing/pricing.element.ts');
  },
  'inspection-reviews': async () => {
    await import('./reviews/reviews.element.ts');
  },
  'inspection-tips': async () => {
    await import('./tips/tips.element.ts');
  },
  // An overlay reserves no room: nothing of it, nor the core, is needed before it is due.
  'inspection-promo': async () => {
    await (await import('./promo/promo-later.ts')).bringPromo();
  },
});
