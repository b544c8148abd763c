/** Shared by the pages that run the recipes of `/embed/docs`. */

export const app = document.querySelector('#app') as HTMLElement;

/** The home that a partner's page hands over. */
export const quote = { propertyType: 'condo', squareFootage: 1500 };

/** Shows what a recipe was told, for the test. */
export function log(told: unknown): void {
  const line = document.createElement('li');
  line.innerText = JSON.stringify(told);
  document.querySelector('#told')?.append(line);
}
