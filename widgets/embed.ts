import type { Business } from '#domain/business/business.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { loadNearScreen, type Watch } from './element/loader.ts';
import { elementModules, reservedSizeOf, type WidgetTag } from './registry.ts';
import { wordFiles } from './word-files.ts';

/** The server names their current revisions in the loader (`api/embed/facts-files.ts`). */
const facts: Record<Locale, () => Promise<{ business: Business | undefined }>> = {
  en: () => import('./facts.ts'),
  es: () => import('./facts.es.ts'),
};

/** A guess is enough to fetch what is needed at once; an element finds its language itself. */
const languageOf = (element: Element): Locale =>
  /^es\b/i.test(element.closest<HTMLElement>('[lang]')?.lang ?? '') ? 'es' : 'en';

/** The code, and beside it the words and facts in the languages of the page's tags: none costs a request in sequence. */
async function loadElement(tag: WidgetTag): Promise<void> {
  for (const locale of new Set([...document.querySelectorAll(tag)].map(languageOf))) {
    for (const file of wordFiles[locale]?.[tag] ?? []) ahead(import(/* @vite-ignore */ file));
    ahead(facts[locale]());
  }
  const define = await elementModules[tag]();
  define(async (locale) => (await facts[locale]()).business);
}

/** Tags that may show as a button that opens them in a dialog. */
const launched: readonly WidgetTag[] = ['inspection-quote', 'inspection-booking'];

async function launch(element: HTMLElement, load: () => Promise<unknown>) {
  const [{ launch: draw }] = await Promise.all([
    import('./element/launcher/launch.ts'),
    // Beside the code: it costs no request in sequence.
    facts[languageOf(element)]().catch(() => undefined),
  ]);
  return draw(element, {
    load,
    business: async (locale) => (await facts[locale]()).business,
  });
}

/** The element itself handles a failure. */
const ahead = (loading: Promise<unknown>) => void loading.catch(() => undefined);

/** The script tag that runs this code; undefined for a module. */
const script = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;

/**
 * Finds the tags of the document and, once it is called, of another component's open shadow root. `/embed/load.js` exports
 * it, beside `/embed/v1.js`, which a page may also have as a classic script.
 */
export const load: Watch = script
  ? () => undefined
  : loadNearScreen(
      (Object.keys(elementModules) as WidgetTag[]).map((tag) => ({
        tag,
        overlay: !reservedSizeOf(tag),
        load: () => loadElement(tag),
        launch: launched.includes(tag) ? launch : undefined,
      })),
    );

// What a page embeds: `<script type="module" src=".../embed/v1.js">`.
if (script) {
  // A classic script from another origin cannot import files beside it, only absolute URLs.
  console.warn(
    `The inspection widgets' script tag needs type="module": <script type="module" src="${script.src}"></script>.`,
  );
  void import(/* @vite-ignore */ script.src);
}
