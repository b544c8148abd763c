import { loadOnSight } from './core/load-on-sight.ts';

// The one line that a page embeds. What widgets share is asked for beside them: one round trip less
// on a slow line. Awaited and dropped, so that the bundler keeps no exports alive.
const core = async () => {
  await import('./core/define-element.tsx');
};

const form = async () => {
  await import('./core/form/form.tsx');
};

loadOnSight({
  'inspection-quote': [
    core,
    form,
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
    form,
    async () => {
      await import('./contact/contact.element.ts');
    },
  ],
});
