import { loadOnSight } from './core/load-on-sight.ts';

// The one line that a page embeds. The core is asked for beside each widget: one round trip
// less on a slow line. Awaited and dropped, so that the bundler keeps no exports alive.
const core = async () => {
  await import('./core/define-element.tsx');
};

loadOnSight({
  'inspection-quote': [
    core,
    async () => {
      await import('./quote/quote.element.ts');
    },
  ],
  'inspection-booking': [
    core,
    async () => {
      await import('./booking/booking.element.ts');
    },
  ],
  'inspection-contact': [
    core,
    async () => {
      await import('./contact/contact.element.ts');
    },
  ],
  'inspection-chat': [
    core,
    async () => {
      await import('./chat/chat.element.ts');
    },
  ],
  'inspection-pricing': [
    core,
    async () => {
      await import('./pricing/pricing.element.ts');
    },
  ],
  'inspection-reviews': [
    core,
    async () => {
      await import('./reviews/reviews.element.ts');
    },
  ],
  'inspection-tips': [
    core,
    async () => {
      await import('./tips/tips.element.ts');
    },
  ],
  // An overlay reserves no room: nothing of it, nor the core, is needed before it is due.
  'inspection-promo': [
    async () => {
      await (await import('./promo/promo-later.ts')).bringPromo();
    },
  ],
});
