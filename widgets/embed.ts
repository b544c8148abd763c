import { loadNearScreen } from './element/loader.ts';
import { elementModules, reservedSizeOf, widgetTags } from './registry.ts';

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
      load: elementModules[tag],
    })),
  );
}
