import { MISSING_ARTICLE } from '#domain/blog/missing-article.ts';
import { PAGE_DATA_ID, type PageData, postKey } from './page-data.ts';

/** The data that the server rendered the page with; the page is shown at `path`. */
export function readPageData(document: Document, path: string): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  const data = text ? (JSON.parse(text) as PageData) : {};
  // One document serves all missing articles, so it cannot name this one.
  if (data[postKey(MISSING_ARTICLE)] !== null) return data;
  return { ...data, [postKey(path.slice('/blog/'.length))]: null };
}
