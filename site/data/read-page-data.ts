import { PAGE_DATA_ID, type PageData } from './page-data.ts';

/** What the server sent along with the page. */
export function readPageData(document: Document): PageData {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : {};
}
