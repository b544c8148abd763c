import { type Metadata, metadataOf } from '#domain/metadata/metadata.ts';
import { unquoted } from '#domain/validation/unquoted.ts';

const PREFIX = 'data-meta-';

/** What the page tells about a lead, sent with it to the owner. */
export interface MetadataProps {
  metadata?: Metadata | undefined;
}

/** The warnings of each element, each shown once. */
const warnings = new WeakMap<Element, Set<string>>();

function warnOnce(element: Element, warning: string) {
  const shown = warnings.get(element) ?? new Set();
  if (!shown.has(warning)) console.warn(warning);
  warnings.set(element, shown.add(warning));
}

function unquotedOf(element: Element, name: string, value: string): string | undefined {
  const text = unquoted(value);
  if (text === undefined) {
    warnOnce(
      element,
      `<${element.localName}> expects ${name} to be text in straight quotes ("); it is ignored.`,
    );
  }
  return text;
}

/**
 * The pairs of an element's `metadata` property and its `data-meta-*` attributes; the property wins. One that is not
 * understood gives one console warning and is left out, because no lead may be lost for it.
 */
function readMetadata(element: Element, property: unknown): Metadata | undefined {
  const isRecord = typeof property === 'object' && property !== null;
  if (property !== undefined && !isRecord) {
    warnOnce(
      element,
      `<${element.localName}> expects metadata to be an object of texts; it is ignored.`,
    );
  }
  const own = isRecord ? Object.entries(property) : [];
  const names = new Set(own.map(([key]) => key));
  const attributes = [...element.attributes]
    .filter(({ name }) => name.startsWith(PREFIX))
    .map(
      ({ name, value }) => [name.slice(PREFIX.length), unquotedOf(element, name, value)] as const,
    )
    .filter(([key]) => !names.has(key));
  return metadataOf([...own, ...attributes], (key, expected) => {
    const place = names.has(key) ? `metadata "${key}"` : PREFIX + key;
    warnOnce(element, `<${element.localName}> expects ${place} to be ${expected}; it is ignored.`);
  });
}

/** Calls `changed` whenever a `data-meta-*` attribute changes, until the returned function is called. */
function watchMetadata(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => attributeName?.startsWith(PREFIX))) changed();
  });
  observer.observe(element, { attributes: true });
  return () => observer.disconnect();
}

/** Part of the contract of an element that takes metadata, so that no other element loads it. */
export const pageMetadata = { read: readMetadata, watch: watchMetadata };
