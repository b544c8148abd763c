import { loadNearScreen } from './element/loader.ts';
import { elementModules, reservedSizeOf, widgetTags } from './registry.ts';

// What a page embeds: `<script type="module" src=".../embed/v1.js">`.
loadNearScreen(
  widgetTags.map((tag) => ({
    tag,
    overlay: !reservedSizeOf(tag),
    load: elementModules[tag],
  })),
);
