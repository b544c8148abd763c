import { loadOnSight } from '#widgets/core/load-on-sight.ts';

/** The bare element, brought as our own line brings a widget: by a loader that sees its tag. */
loadOnSight({ 'bare-element': () => import('./bare-element.ts') });
