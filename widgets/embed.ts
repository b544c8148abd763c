import { loadNearScreen } from './element/loader.ts';
import { elementModules, reservedSizeOf, type WidgetTag, widgetTags } from './registry.ts';

/**
 * The code and the facts of the business at once, so that the facts cost no request in sequence. The
 * server names their current revision in the loader (`api/embed/facts-files.ts`).
 */
async function load(tag: WidgetTag): Promise<void> {
  const [define, facts] = await Promise.all([elementModules[tag](), import('./facts.ts')]);
  define(facts.business);
}

/** The script tag that runs this code; undefined for a module. */
const script = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;

// What a page embeds: `<script type="module" src=".../embed/v1.js">`.
if (script) {
  // A classic script from another origin cannot import files beside it, only absolute URLs.
  console.warn(
    `The inspection widgets' script tag needs type="module": <script type="module" src="${script.src}"></script>.`,
  );
  void import(/* @vite-ignore */ script.src);
} else {
  loadNearScreen(
    widgetTags.map((tag) => ({
      tag,
      overlay: !reservedSizeOf(tag),
      load: () => load(tag),
    })),
  );
}
