/** Resolves after `delay` milliseconds, and at once when the visitor is back online. */
export const pause = (delay: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, delay);
    addEventListener('online', end);
  });
