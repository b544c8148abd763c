/**
 * The one line that a page embeds. Watches for the tags, now and later, and loads only what the
 * page uses. The core is asked for beside the widget: one round trip less on a slow line.
 */
const core = () => import('./core/define-element.tsx');

const widgets: Record<string, () => Promise<unknown>> = {
  'inspection-quote': () => import('./quote/quote.element.ts'),
};

const asked = new Set<string>();

function load(tag: string) {
  if (asked.has(tag)) return;
  asked.add(tag);
  void core();
  widgets[tag]?.().catch((error: unknown) => {
    asked.delete(tag);
    console.error(`<${tag}> could not be loaded.`, error);
  });
}

function look() {
  for (const tag of Object.keys(widgets)) if (document.querySelector(tag)) load(tag);
}

new MutationObserver(look).observe(document, { childList: true, subtree: true });
look();
