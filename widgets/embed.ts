/**
 * The one line that a page embeds. Watches for the tags, now and later, and loads only what the
 * page uses. The core is asked for beside the widget: one round trip less on a slow line.
 */
import { loadOnSight } from './core/load-on-sight.ts';

const core = () => import('./core/define-element.tsx');

loadOnSight({
  'inspection-quote': [core, () => import('./quote/quote.element.ts')],
  'inspection-contact': [core, () => import('./contact/contact.element.ts')],
});
