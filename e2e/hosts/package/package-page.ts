/** Where each page shows the quote. */
export const app = document.querySelector('#app') as HTMLElement;

/** Shows what a page was told, for the test. */
export function log(text: string): void {
  const line = document.createElement('li');
  line.innerText = text;
  document.querySelector('#told')?.append(line);
}
