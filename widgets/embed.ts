import { loadOnSight } from './core/load-on-sight.ts';

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
});
