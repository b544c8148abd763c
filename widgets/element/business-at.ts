import type { Business } from '#domain/business/business.ts';

/** Milliseconds until a failed call is tried again; doubled after each failure. */
const RETRY_DELAY = 5000;

const known = new Map<string, Promise<Business>>();

/**
 * The business whose API is at `apiBase`, fetched once, for elements that were not given one: those of
 * the npm package, which may show several, and of the pinned loader, which runs no file without a
 * digest and so takes the facts as data. Never rejects: tried until there is an answer.
 */
export function businessAt(apiBase: string): Promise<Business> {
  const business = known.get(apiBase) ?? fetchBusiness(apiBase, RETRY_DELAY);
  known.set(apiBase, business);
  return business;
}

async function fetchBusiness(apiBase: string, delay: number): Promise<Business> {
  const address = `${apiBase}/embed/facts.json`;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return (await response.json()) as Business;
  } catch (error) {
    console.error(`No facts of the business from ${address}; they are asked for again.`, error);
    await pause(delay);
    return fetchBusiness(apiBase, delay * 2);
  }
}

/** Ends early when the visitor is back online. */
const pause = (delay: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, delay);
    addEventListener('online', end);
  });
