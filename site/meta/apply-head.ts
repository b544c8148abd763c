import { headOf } from './head-tags.ts';

/** Turns the head of the page that the server sent into that of the page now shown. */
export function applyHead(document: Document, origin: string, path: string) {
  const { title, tags } = headOf(origin, path);
  document.title = title;
  for (const { tag, key, value } of tags) {
    const [keyName, keyValue] = key;
    document.head
      .querySelector(`${tag}[${keyName}="${CSS.escape(keyValue)}"]`)
      ?.setAttribute(...value);
  }
}
